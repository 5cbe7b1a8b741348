import { databasePlace, readConfig } from '#platform/config.server.ts'
import { describeError } from '#platform/log.server.ts'
import { startFaultWords } from '#platform/start-fault.server.ts'

/** The message for a fault that ends the process: a line with what to do, or what is known about it without any values. */
export function wordsAtStart(error: unknown): string {
  const config = readConfig()
  const folder = config.DATA_DIR
  const words = startFaultWords(error, { place: databasePlace(config), folder })
  return (
    words ?? `Something went wrong that has no words of its own yet: ${JSON.stringify(describeError(error))}`
  )
}
