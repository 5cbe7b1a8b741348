import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { handleAll, retry } from 'cockatiel'
import { z } from 'zod'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { freePort } from '../support/postgres-server.ts'
import { root } from './server-process.ts'

const outcome = z.object({
  scores: z.record(z.string(), z.number().nullable()),
  lcp: z.number().nullable(),
  tbt: z.number().nullable(),
  cls: z.number().nullable(),
  costly: z.array(
    z.object({
      category: z.string(),
      audit: z.string(),
      points: z.number(),
      shown: z.string(),
      where: z.array(z.string()),
    }),
  ),
})

export type Visit = z.infer<typeof outcome>

/** A Chromium for Lighthouse, which can reach this machine and nothing else. */
export type Phone = {
  /** Loads a page as Lighthouse's phone does, on its slowed-down network and processor. */
  visit(url: string, categories: readonly string[]): Promise<Visit>
  close(): Promise<void>
}

/** Lighthouse itself fails now and then ("Please run Lighthouse again"). */
const again = retry(handleAll, { maxAttempts: 2 })

export async function openPhone(): Promise<Phone> {
  const port = await freePort()
  const executablePath = ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  })
  return {
    visit: (url, categories) =>
      again.execute(async () => {
        const script = join(root, 'bench', 'lighthouse.mjs')
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [script, url, String(port), categories.join(',')],
          { maxBuffer: 10 * 2 ** 20 },
        )
        return outcome.parse(JSON.parse(stdout))
      }),
    close: () => browser.close(),
  }
}
