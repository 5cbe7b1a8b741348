import { createWebhookSender } from '#adapters/automation-webhook.server.ts'
import type { Services } from '#app/contexts.ts'
import { deliverWebhook } from '#domain/automation/deliver-webhook.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import type { Log } from '#platform/log.server.ts'

export type WorkerParts = {
  services: Pick<Services, 'db' | 'queue' | 'now'>
  /** Where webhooks go and what signs them. */
  receiver: { url: string; secret: string }
  log: Log
}

/** Starts taking jobs: delivers orders and leads to the automation receiver. */
export async function runWorker({ services, receiver, log }: WorkerParts): Promise<void> {
  const post = createWebhookSender(receiver)
  await services.queue.work(webhookJob, async job => {
    const result = await deliverWebhook({ db: services.db, post, now: services.now }, job)
    const facts = { message: job.data.messageId, kind: job.data.kind, attempt: job.attempt, result }
    if (result === 'completed') log.info(facts, 'webhook delivered')
    else log.warn(facts, 'webhook not delivered')
    return result
  })
}
