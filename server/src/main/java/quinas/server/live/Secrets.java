package quinas.server.live;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/// Secrets, and what is kept of them.
public final class Secrets {

  private static final int TOKEN_BYTES = 24;
  private static final int ID_BYTES = 12;
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

  private final SecureRandom random;

  public Secrets(SecureRandom random) {
    this.random = random;
  }

  /// A secret of 192 bits, safe in addresses.
  public String token() {
    return text(TOKEN_BYTES);
  }

  /// Whether a text can be a token: one of 192 bits at the least, if it was made as here.
  public static boolean isToken(String text) {
    return text.matches("[A-Za-z0-9_-]{32,}");
  }

  /// A name of 96 bits that nobody guesses, safe in addresses.
  public String id() {
    return text(ID_BYTES);
  }

  /// Random bits for whatever else is left to chance.
  public long bits() {
    return random.nextLong();
  }

  private String text(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return TEXT.encodeToString(bytes);
  }

  /// What is kept of a secret. A plain hash is enough for one that has so many random bits.
  public static String hash(String secret) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return TEXT.encodeToString(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /// Whether a secret is the one that `kept` was kept of. Takes as long whatever the answer.
  public static boolean matches(String secret, String kept) {
    return !kept.isEmpty()
        && MessageDigest.isEqual(
            hash(secret).getBytes(StandardCharsets.UTF_8), kept.getBytes(StandardCharsets.UTF_8));
  }
}
