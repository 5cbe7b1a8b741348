import { replayEveryDead } from '#domain/automation/replay-deliveries.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openQueue } from '#platform/queue.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'

/** Puts every dead letter of the webhook queue back for delivery, as the desk does, and returns how many there were. */
export async function replayWebhooks(root: string): Promise<number> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const database = await openSiteDatabase(config, root, log)
  const queue = await openQueue(database, [webhookJob], log)
  try {
    return await replayEveryDead({ db: database.db, queue, now: () => new Date() }, 'site')
  } finally {
    await queue.stop(2_000)
    await database.close()
  }
}
