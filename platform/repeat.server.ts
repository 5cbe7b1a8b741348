import { describeError, type Log } from './log.server.ts'

/**
 * Runs something over and over, each run starting after the previous one ended. Returns a function that stops it and
 * waits for the current run.
 */
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
