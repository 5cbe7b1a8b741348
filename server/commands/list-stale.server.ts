import { fillTermsFromSeed, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { CHECKED_FOR_DAYS } from '#domain/catalog/stale-plans.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openDatabase } from '../assemble.server.ts'
import { stalePrices } from '../stale-prices.server.ts'
import type { OperatorCommand } from './operator-command.server.ts'

/** Lists the plans whose price nobody has checked for more than two weeks. */
export const staleCommand: OperatorCommand = {
  usage: 'npm run catalog:stale',
  async run(_, root, say) {
    const config = readConfig()
    const { db, close } = await openDatabase(config, root, createLog(config.LOG_LEVEL))
    try {
      const now = new Date()
      await fillTermsFromSeed(db, now)
      const stale = await stalePrices(db, await servedCatalogue(db, now), now)
      if (stale.length === 0) say(`Every price was checked within ${CHECKED_FOR_DAYS} days.`)
      for (const { planId, checkedOn, days } of stale)
        say(`${planId}: checked ${checkedOn}, ${days} days ago`)
      return true
    } finally {
      await close()
    }
  },
}
