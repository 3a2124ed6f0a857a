// The figures of the rule pages, as data: a position and a short line from there. The rules worker
// plays them, so a figure cannot show what the rules do not do.

import type { PositionRef } from "../rules/types.ts";

export interface Figure extends PositionRef {
  id: string;
  moves: string[];
}

/** One a line: id, game, options, position, moves. */
const LINES = `
shiftago-push | shiftago | | 7/7/xo1ox2/7/7/7/7 x 20 20 | left3 right3 up1 down4
shiftago-five | shiftago | | 7/7/7/xxxx3/o6/o6/oo5 x 18 18 | left4
shiftago-later | shiftago | | o6/o6/o6/1oooo2/x6/xx5/xxxx3 x 15 15 | up1 right7
syrtis-setup | syrtis | board=minor | 2ss1/oSSS1/OO1ss/1oooS/1OO2 swap - - 0/0 0 | swap11 c1 b5 e4 b2 light
syrtis-tower | syrtis | board=minor | 2sS1/SSsol1/OOl1ssd/1SOdoo/1oO2 l 2 - 0/0 0 | d2-c2 c4-b4 b3-a3
syrtis-sink | syrtis | board=minor | 2sS1/SSsol1/OOl1ssd/1SOdoo/1oO2 l 2 - 0/0 0 | xa3 xe4
syrtis-slide | syrtis | | 3s3/1SOosd2/1S1O3/1ol5/1Oso3/sdoolS3/7 d 2 - 0/0 0 | a6=c1 b4=d4
syrtis-island | syrtis | board=minor | 2OOd1/Oooo1/SO1slo/1SdSSsl/1ss2 l 1 - 0/0 0 | xe3
syrtis-quicksand | syrtis | board=minor | 2so1/3S1/olOdOds1/1osS1/1SOlO1 d 2 l3 0/0 0 | c3=c2 pass c2=a2 xb5
pushee-push | pushee | values=dragons | 000000/022220/021320/023120/022220/000000 6/1X4/2o3/3X2/6/6 o 13 14 | he4
pushee-chain | pushee | values=dragons | 000000/022220/021320/023120/022220/000000 1X1x2/4o1/1x1O2/6/6/6 x 12 12 | hc3
pushee-edge | pushee | values=dragons | 000000/022220/021320/023120/022220/000000 1x4/1O4/6/1o4/6/6 x 12 12 | vb3
pushee-off | pushee | values=dragons,walls=off | 000000/022220/021320/023120/022220/000000 1x4/1O4/6/1o4/6/6 x 12 12 | vb3
pushee-end | pushee | values=beasts,pieces=5 | 000000/011220/013120/021310/022110/000000 6/4oo/1o1x2/4X1/2X3/3x2 o 1 2 | ha6 hc3 vc1
catsdogs-place | catsdogs | size=5 | #4/2#2/2#2/3##/#2#1 c place 0 0 | b1 d2 c1 a3 b5
catsdogs-cats | catsdogs | size=4 | c3/4/3d/1c2 c remove 3 3 | xd3 d4
catsdogs-dogs | catsdogs | size=4 | c3/4/4/1c1c d place 4 3 | d1 c2
catsdogs-end | catsdogs | size=4 | c1d1/1##d/cc2/###c d place 4 4 | d1 a2 pass c3
infection-clone | infection | | o5x/7/7/7/7/7/x5o x 0 | f2 b2 b6 f6
infection-jump | infection | | o5x/7/7/7/7/7/x5o x 0 | g1e3 a1c3 e3e5
infection-infect | infection | | 7/7/2oo3/1x2oo1/4oo1/7/7 x 0 | c4 e4c2
infection-ring | infection | jumps=ring | o5x/7/7/7/7/7/x5o x 0 | g1e2 a1b3
infection-end | infection | | oooxxxx/xxxxxxx/xxxxx1x/xxxooox/oooooox/oooooox/oooooox x 0 | f1f3 pass f1
`;

export const FIGURES: readonly Figure[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [id = "", game = "", options = "", text = "", moves = ""] = line.split("|").map((word) => word.trim());
    return { id, game, options, text, moves: moves.split(" ") };
  });

/** The figure of this id; there must be one. */
export function figureOf(id: string): Figure {
  const found = FIGURES.find((figure) => figure.id === id);
  if (found === undefined) {
    throw new Error(`no figure ${id}`);
  }
  return found;
}
