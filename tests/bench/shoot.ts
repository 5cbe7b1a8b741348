import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { percentile } from './figure.ts'

const shot = z.object({ rate: z.number(), p50: z.number(), p99: z.number() })

/** Answers per second, and how many milliseconds half and all but a hundredth of them took at most. */
export type Shot = z.infer<typeof shot>

/** Runs one of the loads of this folder in a process of its own. A single failed answer ends the benchmark. */
export async function shoot(load: string, args: readonly (string | number)[]): Promise<Shot> {
  const file = join(import.meta.dirname, load)
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args.map(String)])
  return shot.parse(JSON.parse(stdout))
}

/** What a load says at its end. */
export function tellShot({ times, seconds }: { times: readonly number[]; seconds: number }): void {
  const { length } = times
  console.log(
    JSON.stringify({ rate: length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }),
  )
}
