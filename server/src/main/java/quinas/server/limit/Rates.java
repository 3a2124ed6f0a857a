package quinas.server.limit;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import quinas.server.api.ApiException;

/// An allowance of each address. Who has IPv6 has a whole network of addresses, which counts as
/// one.
public final class Rates {

  /// So many are remembered before those that have been quiet are forgotten.
  private static final int CROWD = 10_000;

  private final Limits limits;
  private final Limit limit;
  private final double periodSeconds;
  private final double burst;
  private final LongSupplier nanos;
  private final Map<String, Allowance> allowances = new ConcurrentHashMap<>();

  /// @param burst how many times the limit may come at once
  public Rates(Limits limits, Limit limit, double periodSeconds, double burst, LongSupplier nanos) {
    this.limits = limits;
    this.limit = limit;
    this.periodSeconds = periodSeconds;
    this.burst = burst;
    this.nanos = nanos;
  }

  /// Takes one of an address's allowance.
  ///
  /// @throws ApiException if there is none; it says when there will be
  public void take(InetAddress address) throws ApiException {
    long now = nanos.getAsLong();
    if (allowances.size() > CROWD) {
      allowances.values().removeIf(allowance -> isFull(allowance, now));
    }
    Allowance allowance = allowances.computeIfAbsent(key(address), _ -> fresh(now));
    long wait;
    synchronized (allowance) {
      wait = allowance.take(now);
    }
    if (wait > 0) {
      throw new ApiException(limits.tooMany(limit, wait));
    }
  }

  private Allowance fresh(long now) {
    return new Allowance(limits.of(limit), periodSeconds, limits.of(limit) * burst, now);
  }

  private static boolean isFull(Allowance allowance, long now) {
    synchronized (allowance) {
      return allowance.isFull(now);
    }
  }

  /// What an address counts as.
  public static String key(InetAddress address) {
    byte[] bytes = address.getAddress();
    return bytes.length == 4 ? address.getHostAddress() : Arrays.toString(Arrays.copyOf(bytes, 8));
  }
}
