import { fillTermsFromSeed, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { withChecks } from '#domain/catalog/price-checks.ts'
import { CHECKED_FOR_DAYS, stalePlans } from '#domain/catalog/stale-plans.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { boxedFilesSeen, filesSeenBy } from '../label-files-seen.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'
import type { OperatorCommand } from './operator-command.server.ts'

/** Lists the plans whose price nobody has checked for more than two weeks. */
export const staleCommand: OperatorCommand = {
  usage: 'npm run catalog:stale',
  async run(_, root, say) {
    const config = readConfig()
    const { db, close } = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
    try {
      const now = new Date()
      await fillTermsFromSeed(db, now)
      const seen = await filesSeenBy(db, boxedFilesSeen(root))
      const stale = stalePlans(withChecks(await servedCatalogue(db, now), seen, now), now)
      if (stale.length === 0) say(`Every price was checked within ${CHECKED_FOR_DAYS} days.`)
      for (const { planId, checkedOn, days } of stale)
        say(`${planId}: checked ${checkedOn}, ${days} days ago`)
      return true
    } finally {
      await close()
    }
  },
}
