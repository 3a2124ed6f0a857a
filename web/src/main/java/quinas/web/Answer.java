package quinas.web;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import quinas.arena.record.RecordException;
import quinas.rules.NotationException;

/// What is told to the page: `{"value": …}`, or `{"fault": …}` where something is refused.
final class Answer {

  /// Something that may be refused.
  @FunctionalInterface
  interface Question {
    @Nullable Object ask() throws NotationException, RecordException;
  }

  static String to(Question question) {
    Map<String, @Nullable Object> answer = Json.object();
    try {
      answer.put("value", question.ask());
    } catch (NotationException e) {
      answer.put("fault", Faults.of(e));
    } catch (RecordException e) {
      answer.put("fault", Faults.of(e));
    } catch (IllegalArgumentException e) {
      answer.put("fault", Faults.of(String.valueOf(e.getMessage())));
    }
    return Json.write(answer);
  }

  private Answer() {}
}
