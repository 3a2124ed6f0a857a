// What a person sees on the play page, read from what it says of itself: called with the page's table
// and the progress of the situation before, waits for one further on in which somebody may act.
async (table, before) => {
  const inside = (element, selector) => element?.shadowRoot?.querySelector(selector) ?? null;

  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  const read = () => {
    const stage = inside(table, "quinas-stage");
    const board = (inside(stage, "quinas-board") ?? inside(stage, "quinas-board3d"))?.shadowRoot;
    const status = inside(table, "[role='status']");
    const cells = [...(board?.querySelectorAll("[data-place]") ?? [])].map((cell) => ({
      name: cell.dataset.place,
      label: cell.getAttribute("aria-label"),
      ...middle(cell),
    }));
    const buttons = (found, name) => found.map((one) => ({ name: name(one), label: name(one), ...middle(one) }));
    return {
      moves: table.shadowRoot.querySelector("quinas-moves")?.shadowRoot.querySelectorAll(".cell button").length ?? 0,
      status: status?.textContent.trim() ?? "",
      end: inside(table, ".over")?.textContent.trim() ?? "",
      // A refusal stands in place of whose turn it is.
      mayAct: status?.querySelector("strong, .message") != null || status?.matches(".message") === true,
      cells,
      picks: buttons([...(board?.querySelectorAll("[data-word]") ?? [])], (one) => one.dataset.word),
      words: buttons([...table.shadowRoot.querySelectorAll(".words button")], (one) => one.textContent.trim()),
    };
  };

  // Grows with everything that is done. What was chosen is given up a moment before its move is made.
  const progress = ({ moves, end, cells, picks }) =>
    100 * moves +
    10 * cells.filter(({ label }) => label.includes(", selected")).length +
    (picks.length > 0 ? 5 : 0) +
    (end === "" ? 0 : 1);

  for (const until = performance.now() + 20_000; performance.now() < until; ) {
    const now = read();
    const hasWay = [...now.cells.map(({ label }) => label), ...now.picks, ...now.words].some(
      (one) => typeof one !== "string" || /legal target|can be chosen/.test(one),
    );
    if (progress(now) > before && (now.end !== "" || (now.mayAct && hasWay))) {
      return { ...now, progress: progress(now) };
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`nothing happens any more: ${JSON.stringify(read())}`);
};
