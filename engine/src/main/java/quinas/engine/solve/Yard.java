package quinas.engine.solve;

/// A position of Cats & Dogs as [FullGame] sees it: sets of squares of an [Area], and clocks.
///
/// Cats on the board are not in it: they never leave, so all that counts is where they leave room.
///
/// @param free the empty squares that are numbered
/// @param dogs the squares with a dog
/// @param catsRoom where a cat can be placed now
/// @param dogsRoom where a dog can be placed now
/// @param spare how many more squares there are that only a cat can ever take
/// @param catsIn how many turns of the Cats there are to their next special, that one included
/// @param dogsIn the same of the Dogs
record Yard(
    Step step,
    long free,
    long dogs,
    long catsRoom,
    long dogsRoom,
    int spare,
    int catsIn,
    int dogsIn) {

  /// What comes next.
  enum Step {
    /// A turn of the Cats begins.
    CATS(0),
    /// The Cats place a cat on a special turn, their dog being taken.
    CATS_PLACE(1),
    /// A turn of the Dogs begins.
    DOGS(2),
    /// The Dogs place their second dog on a special turn.
    DOGS_AGAIN(3);

    private final int code;

    Step(int code) {
      this.code = code;
    }

    int code() {
      return code;
    }
  }

  boolean isCatsTurn() {
    return step == Step.CATS || step == Step.CATS_PLACE;
  }

  /// How many cats could be placed if no dog were to come.
  int catsCount() {
    return Long.bitCount(catsRoom) + spare;
  }

  int dogsCount() {
    return Long.bitCount(dogsRoom);
  }

  boolean isOver() {
    return (step == Step.CATS || step == Step.DOGS) && dogsRoom == 0 && catsRoom == 0 && spare == 0;
  }

  /// Whether the Cats are to take a dog.
  boolean isRemoval() {
    return step == Step.CATS && catsIn == 1 && dogs != 0;
  }

  /// Whether the Dogs, who are to begin a turn, place two.
  boolean isDouble() {
    return step == Step.DOGS && dogsIn == 1;
  }

  /// With the squares counted out that only a cat can ever take: those with no room for dogs on or
  /// next to them. A dog that is taken leaves room for dogs on its own square alone, and that is
  /// not next to room for cats.
  Yard settled(Area area) {
    long sure = area.apart(catsRoom, dogsRoom);
    return sure == 0
        ? this
        : new Yard(
            step,
            free ^ sure,
            dogs,
            catsRoom ^ sure,
            dogsRoom,
            spare + Long.bitCount(sure),
            catsIn,
            dogsIn);
  }

  /// Without the empty squares that can never be used again: those with no room that have more dogs
  /// next to them than will be taken.
  Yard trimmed(Area area, int removals) {
    long kept = free;
    for (long left = free & ~(catsRoom | dogsRoom); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (Long.bitCount(area.touch(square) & dogs) > removals) {
        kept ^= 1L << square;
      }
    }
    return new Yard(step, kept, dogs, catsRoom, dogsRoom, spare, catsIn, dogsIn);
  }

  /// @param period every how many turns a special comes
  Yard withCat(Area area, int square, int period) {
    long bit = 1L << square;
    return new Yard(
        Step.DOGS,
        free & ~bit,
        dogs,
        catsRoom & ~bit,
        dogsRoom & ~area.touch(square),
        spare,
        next(catsIn, period),
        dogsIn);
  }

  Yard withSpareCat(int period) {
    return new Yard(
        Step.DOGS, free, dogs, catsRoom, dogsRoom, spare - 1, next(catsIn, period), dogsIn);
  }

  Yard withDog(Area area, int square, int period) {
    long bit = 1L << square;
    boolean again = isDouble() && (dogsRoom & ~bit) != 0;
    return new Yard(
        again ? Step.DOGS_AGAIN : Step.CATS,
        free & ~bit,
        dogs | bit,
        catsRoom & ~area.touch(square),
        dogsRoom & ~bit,
        spare,
        catsIn,
        again ? dogsIn : next(dogsIn, period));
  }

  Yard withoutDog(Area area, int square, int period) {
    long bit = 1L << square;
    long left = dogs & ~bit;
    long open = area.apart(area.touch(square) & (free | bit), left);
    boolean place = (catsRoom | open) != 0 || spare > 0;
    return new Yard(
        place ? Step.CATS_PLACE : Step.DOGS,
        free | bit,
        left,
        catsRoom | open,
        dogsRoom | bit,
        spare,
        place ? catsIn : next(catsIn, period),
        dogsIn);
  }

  Yard passed(int period) {
    return isCatsTurn()
        ? new Yard(Step.DOGS, free, dogs, catsRoom, dogsRoom, spare, next(catsIn, period), dogsIn)
        : new Yard(Step.CATS, free, dogs, catsRoom, dogsRoom, spare, catsIn, next(dogsIn, period));
  }

  private static int next(int turns, int period) {
    return turns == 1 ? period : turns - 1;
  }
}
