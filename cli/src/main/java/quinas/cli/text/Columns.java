package quinas.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Rows of text under headings, in columns as wide as they need to be. Numbers stand to the right.
public final class Columns {

  private final List<List<String>> rows = new ArrayList<>();
  private final Set<Integer> left;

  /// @param left which columns stand to the left, from 0
  public Columns(List<String> headings, Set<Integer> left) {
    rows.add(headings);
    this.left = left;
  }

  /// Adds a row, which has as many columns as the headings.
  public void add(List<String> row) {
    assert row.size() == rows.getFirst().size();
    rows.add(row);
  }

  /// The headings and the rows.
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        int column = i;
        int width = rows.stream().mapToInt(other -> length(other.get(column))).max().orElse(0);
        String space = " ".repeat(width - length(row.get(i)));
        line.append("  ").append(left.contains(i) ? row.get(i) + space : space + row.get(i));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
