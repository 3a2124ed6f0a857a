/// What a board needs to know of a game, whatever it is drawn with.
module quinas.board {
  requires transitive quinas.rules;
  requires static transitive org.jspecify;

  exports quinas.board;
}
