package quinas.server.limit;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import quinas.server.api.ApiError;
import quinas.server.api.Code;

/// What every limit is. Immutable.
public final class Limits {

  public static final Limits STANDARD = new Limits(new EnumMap<>(Limit.class));

  private final Map<Limit, Long> changed;

  private Limits(Map<Limit, Long> changed) {
    this.changed = changed;
  }

  public Limits with(Limit limit, long value) {
    Map<Limit, Long> more = new EnumMap<>(Limit.class);
    more.putAll(changed);
    more.put(limit, value);
    return new Limits(more);
  }

  public long of(Limit limit) {
    return changed.getOrDefault(limit, limit.standard());
  }

  public int number(Limit limit) {
    return Math.toIntExact(Math.min(of(limit), Integer.MAX_VALUE));
  }

  /// All of them, by name.
  public Map<String, Long> all() {
    Map<String, Long> all = new LinkedHashMap<>();
    for (Limit limit : Limit.values()) {
      all.put(limit.text(), of(limit));
    }
    return all;
  }

  /// A refusal that names the limit.
  ///
  /// @param seconds until it may be tried again
  public ApiError tooMany(Limit limit, long seconds) {
    return ApiError.of(
            Code.TOO_MANY, "that is more than the limit %s=%d allows", limit.text(), of(limit))
        .after(seconds);
  }

  /// A refusal of something that is too large.
  public ApiError tooLarge(Limit limit) {
    return ApiError.of(
        Code.TOO_LARGE, "that is larger than the limit %s=%d", limit.text(), of(limit));
  }
}
