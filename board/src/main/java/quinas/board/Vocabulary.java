package quinas.board;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The words that a language has for parts of a move.
///
/// @param fillers words that say nothing, such as `to`
/// @param meanings what the others stand for in the notation
public record Vocabulary(Set<String> fillers, Map<String, String> meanings) {

  /// The notation's own words.
  public static final Vocabulary NONE = new Vocabulary(Set.of(), Map.of());

  public Vocabulary {
    // Not Set.copyOf: in the page's class library nothing can be looked up in an empty copy.
    fillers = Collections.unmodifiableSet(new HashSet<>(fillers));
    meanings = Collections.unmodifiableMap(new HashMap<>(meanings));
  }
}
