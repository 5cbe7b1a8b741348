import { describeError, type Log } from './log.server.ts'

/** Does something again and again, one run after the other ended. Answers how to stop, which waits for what runs. */
export function repeat(everyMs: number, act: () => Promise<unknown>, log: Log): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      await act()
    } catch (error) {
      log.warn({ err: describeError(error) }, 'what is done again and again failed once')
    }
    if (!stopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => {
      running = run()
    }, everyMs).unref()
  }
  plan()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
