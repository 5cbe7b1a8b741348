import type { Queue } from './queue.server.ts'
import { gauges } from './telemetry.server.ts'

/** Adds the backlog of a queue to the metrics. */
export function watchQueue(queue: Queue): void {
  const names = {
    'plainwire.queue.depth': 'Jobs that wait or run',
    'plainwire.queue.oldest': 'Seconds for which the oldest job has been due',
  }
  gauges(names, async () =>
    (await queue.backlog()).flatMap(({ queue: name, waiting, oldestSeconds }) => [
      { name: 'plainwire.queue.depth', value: waiting, attributes: { queue: name } },
      { name: 'plainwire.queue.oldest', value: oldestSeconds, attributes: { queue: name } },
    ]),
  )
}
