import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fillTermsFromSeed } from '#domain/catalog/catalogue-store.server.ts'
import { type ChangedTerms, changeTerms } from '#domain/catalog/change-terms.server.ts'
import { publishCatalogue } from '#domain/catalog/publish-catalogue.server.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'

const refusals = {
  unchanged: 'Nothing is published: exactly this catalog serves already.',
  published_meanwhile:
    'Nothing is published: somebody else published at the same moment. Look, and try again.',
} as const

/** Publishes changed prices, or a whole catalog, from a JSON file. */
export const publishCommand: OperatorCommand = {
  usage:
    'npm run catalog:publish -- FILE (JSON: {"changes": [{"planId", "from"?, "schedule"}]}, or a whole catalog)',
  async run([file], root, say) {
    if (!file) throw new UsageError('Name the file.')
    const value = readJson(resolve(file))
    const config = readConfig()
    const { db, close } = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
    try {
      const now = new Date()
      await fillTermsFromSeed(db, now)
      const deps = { db, now: () => now }
      const isWhole = typeof value === 'object' && value !== null && 'internetPlans' in value
      const published = isWhole ? await publishCatalogue(deps, value) : await changeTerms(deps, value)
      if (!published.ok) {
        throw new CommandFault('faults' in published ? published.faults.join('\n') : refusals[published.code])
      }
      if ('revision' in published.value)
        say(`Revision ${published.value.revision} of the catalog serves now.`)
      else {
        for (const line of published.value.flatMap(changeInLines)) say(line)
      }
      return true
    } finally {
      await close()
    }
  },
}

/** Everything that a change of price changes, and what it leaves as it was. */
const changeInLines = ({ planId, schedule, validFrom, before, conditions }: ChangedTerms): string[] => [
  `${planId} from ${validFrom.toISOString()}: ${scheduleSentence(schedule)}`,
  `  Until then: ${scheduleSentence(before)}`,
  ...(conditions.length > 0
    ? [`  Pages still say of it: ${conditions.join(' ')} If that no longer holds, change it at the desk.`]
    : []),
]

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CommandFault(`${file} cannot be read as JSON: ${String(error)}`, {
      cause: error,
    })
  }
}
