/** The server's answer to a form; if none arrives, the form stays, with what was typed, and `unanswered`. */
export async function answerOr<Answer>(
  ask: () => Promise<Answer>,
  unanswered: () => Answer,
): Promise<Answer> {
  try {
    return await ask()
  } catch (thrown) {
    // A redirect is an answer, too.
    if (thrown instanceof Response) throw thrown
    return unanswered()
  }
}
