package quinas.rules;

/// Why a game ended. Each game lists its own as an enum, in the order in which they are looked for.
public interface Reason {

  /// The name the rule sheet gives it: lower case words, such as `out of marbles`.
  String text();
}
