import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Answerer } from '#domain/assistant/answerer.server.ts'
import { createAssistant } from '#domain/assistant/assistant.server.ts'
import { createSession } from '#domain/assistant/create-session.server.ts'
import { handleMessage } from '#domain/assistant/handle-message.server.ts'
import type { ModelDeps } from '#domain/assistant/model/model-answerer.server.ts'
import { sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { createPlanCharges } from '#domain/billing/plan-charges.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { brand } from '#platform/brand.ts'
import { pgliteHandle } from '#platform/open-pglite.server.ts'
import { boxedCounties, boxedCoverage } from '#tests/support/boxed-coverage.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { openTestQueue, silentLog } from '#tests/support/test-queue.ts'
import '#tests/support/use-classifier.ts'

/** Says something in a chat and returns what is told. */
export type Chat = (message: string) => Promise<{ response: string; choices: readonly string[]; ms: number }>

/** What a language model answers with. */
export type ModelParts = Omit<ModelDeps, 'model' | 'budget' | 'share' | 'embedded'>

/** A whole backend in memory for dialogues: the full path of a message, with its database, but no HTTP. */
export async function openHouse(withModel?: (deps: ModelParts, embedded: Answerer) => Answerer) {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  const db = pgliteHandle(client)
  const opened = {
    kind: 'PGlite' as const,
    db,
    reads: db,
    label: 'bench',
    connection: { pglite: client },
    close: () => client.close(),
  }
  const queue = await openTestQueue(opened)
  const now = () => new Date()
  const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')
  const salesPhone = brand.defaultSalesPhone
  const parts = {
    ...{ db, coverage: boxedCoverage, counties: boxedCounties, zips, now, salesPhone, mailsGoOut: true },
    limiter: unlimited,
    ...{ siteUrl: 'http://localhost', planCharges: createPlanCharges(db) },
  }
  const assistant = createAssistant(parts, withModel && (embedded => withModel(parts, embedded)))
  const deps = {
    ...assistant,
    settings: builtInSettings,
    catalogue: readSeed(),
    db,
    queue,
    now,
    salesPhone,
    zips,
    log: silentLog,
  }
  return {
    /** A chat that is open on a page. */
    async chat(page = '/'): Promise<Chat> {
      const { session } = await createSession(db, null, now())
      return async message => {
        const from = performance.now()
        const reply = await handleMessage(deps, {
          ...{ sessionId: session.id, userId: null, text: sanitizeMessage(message) },
          circumstances: { ...consentCircumstances, pageUrl: `http://localhost${page}` },
        })
        return { response: reply.response, choices: reply.choices, ms: performance.now() - from }
      }
    },
    async close() {
      await queue.stop(1_000)
      await client.close()
    },
  }
}
