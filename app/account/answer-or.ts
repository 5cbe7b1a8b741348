/** What the server answers to a form; where nothing comes the form stays, with what was typed, and `unanswered`. */
export async function answerOr<Answer>(
  ask: () => Promise<Answer>,
  unanswered: () => Answer,
): Promise<Answer> {
  try {
    return await ask()
  } catch (thrown) {
    // A way on is an answer too.
    if (thrown instanceof Response) throw thrown
    return unanswered()
  }
}
