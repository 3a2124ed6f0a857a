package quinas.arena.rating;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quinas.rules.NotationException;

/// The sequential probability ratio test: a match is played until it is clear enough which of two
/// hypotheses about the difference in strength fits it better, and no longer.
///
/// It is the *generalized* test (GSPRT) on pairs of games: the likelihoods compared are those of
/// the best distributions of pair scores that have the one and the other strength. Sources: Wald
/// 1945; Van den Bergh, *Comments on normalized Elo* and *The generalized maximum likelihood ratio
/// for the expectation value of a distribution*, which fishtest and fastchess follow.
///
/// @param elo0 the strength under H0
/// @param elo1 the strength under H1, more than `elo0`
/// @param alpha how often H1 may be accepted although `elo0` is true, 0 … ½
/// @param beta how often H0 may be accepted although `elo1` is true, 0 … ½
/// @param model on which scale `elo0` and `elo1` are
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {

  /// The scale of the hypotheses; see [Elo].
  public enum Model {
    NORMALIZED,
    LOGISTIC;

    /// The word that stands for it in text.
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// How far a hypothesis may be from 0. In normalized Elo the computation ends at 231 (two
    /// thirds of [Elo#NORMALIZED]); in logistic Elo 1000 is a score of 99.7 %.
    double limit() {
      return this == NORMALIZED ? 200 : 1000;
    }
  }

  /// What the test says.
  public enum Verdict {
    CONTINUE,
    ACCEPT_H0,
    ACCEPT_H1
  }

  private static final List<String> KEYS = List.of("elo0", "elo1", "alpha", "beta", "model");

  /// @throws IllegalArgumentException if the numbers are out of their ranges; [#read] says why in
  ///   words
  public Sprt {
    if (!(Math.abs(elo0) <= model.limit() && Math.abs(elo1) <= model.limit() && elo0 < elo1)
        || !isRate(alpha)
        || !isRate(beta)) {
      throw new IllegalArgumentException("no such test");
    }
  }

  private static boolean isRate(double rate) {
    return rate >= 1e-9 && rate < 0.5;
  }

  /// Reads `elo0=0,elo1=10,alpha=.05,beta=.05,model=normalized`, in any order. Only `elo0` and
  /// `elo1` must be given; the others are as shown.
  public static Sprt read(String text) throws NotationException {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : text.split(",", -1)) {
      int equals = pair.indexOf('=');
      if (equals < 0) {
        throw new NotationException("sprt: expected key=value, not \"%s\"", pair);
      }
      String key = pair.substring(0, equals).strip();
      if (!KEYS.contains(key)) {
        throw new NotationException("sprt has no \"%s\"; it has %s", key, String.join(", ", KEYS));
      }
      if (values.put(key, pair.substring(equals + 1).strip()) != null) {
        throw new NotationException("sprt: %s is given twice", key);
      }
    }
    Model model = model(values.getOrDefault("model", Model.NORMALIZED.text()));
    double elo0 = elo(values, "elo0", model);
    double elo1 = elo(values, "elo1", model);
    if (elo0 >= elo1) {
      throw new NotationException("sprt: elo0 must be less than elo1");
    }
    return new Sprt(elo0, elo1, rate(values, "alpha"), rate(values, "beta"), model);
  }

  private static Model model(String word) throws NotationException {
    for (Model model : Model.values()) {
      if (model.text().equals(word)) {
        return model;
      }
    }
    List<String> all = Arrays.stream(Model.values()).map(Model::text).toList();
    throw new NotationException(
        "sprt: model \"%s\" is not one of %s", word, String.join(", ", all));
  }

  private static double elo(Map<String, String> values, String key, Model model)
      throws NotationException {
    String text = values.get(key);
    if (text == null) {
      throw new NotationException("sprt: %s is missing", key);
    }
    double elo = number(key, text);
    if (Math.abs(elo) > model.limit()) {
      int limit = (int) model.limit();
      if (model == Model.NORMALIZED) {
        throw new NotationException(
            "sprt: %s must lie between -%d and %d in normalized Elo; model=logistic allows more",
            key, limit, limit);
      }
      throw new NotationException("sprt: %s must lie between -%d and %d", key, limit, limit);
    }
    return elo;
  }

  private static double rate(Map<String, String> values, String key) throws NotationException {
    double rate = number(key, values.getOrDefault(key, "0.05"));
    if (!isRate(rate)) {
      throw new NotationException("sprt: %s must be more than 0 and less than 0.5", key);
    }
    return rate;
  }

  private static double number(String key, String text) throws NotationException {
    // Java's own reading would take "1d", "0x1p3" and "NaN", too.
    if (!text.matches("[+-]?([0-9]{1,9}(\\.[0-9]{0,18})?|\\.[0-9]{1,18})")) {
      throw new NotationException("sprt: %s \"%s\" is not a number", key, text);
    }
    return Double.parseDouble(text);
  }

  /// The text that [#read] reads.
  public String text() {
    return "elo0=%s,elo1=%s,alpha=%s,beta=%s,model=%s"
        .formatted(plain(elo0), plain(elo1), plain(alpha), plain(beta), model.text());
  }

  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /// The log-likelihood ratio at which H0 is accepted, below 0.
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /// The log-likelihood ratio at which H1 is accepted, above 0.
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /// The log-likelihood ratio of H1 to H0; 0 without games. Looks at pairs if all games are in
  /// pairs, otherwise at the games one by one.
  public double llr(Tally tally) {
    if (tally.games() == 0) {
      return 0;
    }
    Sample sample = tally.sample().regularized();
    Likelihood likelihood = new Likelihood(sample);
    return switch (model) {
      case LOGISTIC ->
          likelihood.logRatio(
              likelihood.withMean(Elo.score(elo1)), likelihood.withMean(Elo.score(elo0)));
      case NORMALIZED -> {
        double unit = Math.sqrt(sample.games()) / Elo.NORMALIZED;
        yield likelihood.logRatio(
            likelihood.withDistance(elo1 * unit), likelihood.withDistance(elo0 * unit));
      }
    };
  }

  /// What a log-likelihood ratio means.
  public Verdict verdict(double llr) {
    return llr <= lower()
        ? Verdict.ACCEPT_H0
        : llr >= upper() ? Verdict.ACCEPT_H1 : Verdict.CONTINUE;
  }

  /// What the test says of these games.
  public Verdict verdict(Tally tally) {
    return verdict(llr(tally));
  }
}
