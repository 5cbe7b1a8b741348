import type { AnswerLeftDeps } from '#domain/assistant/representative/answer-left.server.ts'
import { handBackLeft } from '#domain/assistant/representative/hand-back-left.server.ts'
import { describeError } from '#platform/log.server.ts'
import type { Notices } from '#platform/notices.server.ts'
import { repeat } from '#platform/repeat.server.ts'

/** The longest a visitor waits, roughly, for somebody whose screen was closed long ago. */
const HAND_BACK_MS = 20_000

/**
 * From now on chats of representatives who left are handed back: at once when somebody signs out, otherwise soon. Returns
 * a function that stops it and waits for the current run.
 */
export function startHandingBack(deps: AnswerLeftDeps, notices: Notices): () => Promise<void> {
  const { log } = deps
  let running: Promise<unknown> = Promise.resolve()
  const handBack = () => {
    running = running.then(() =>
      handBackLeft(deps).catch((error: unknown) =>
        log.warn({ err: describeError(error) }, 'chats were not handed back'),
      ),
    )
    return running
  }
  const stopRepeating = repeat(HAND_BACK_MS, handBack, log)
  const stopHearing = notices.hear(({ topic }) => {
    if (topic === 'staff') void handBack()
  })
  return async () => {
    stopHearing()
    await stopRepeating()
    await running
  }
}
