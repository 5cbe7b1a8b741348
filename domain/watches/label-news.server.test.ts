import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { aCatalogue, smallContent } from '#tests/support/small-catalogue.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { cable, daysLater, email, monday, watching } from '#tests/support/watch-parts.ts'
import { askToWatchPrice } from './ask-for-watch.server.ts'
import { confirmWatch } from './confirm-watch.server.ts'
import { lookAgain } from './look-again.server.ts'

const database = useTestDatabase()
const { deps, newestToken, newsOf } = watching(database)

/** The cable provider's label file on a date; in the later one each fee for paper bills has gone up. */
const take = (day: string) =>
  importLabels(
    { db: database.db, readSheet: () => Promise.reject(new Error('no sheet here')) },
    {
      bytes: readFileSync(join(import.meta.dirname, '..', 'labels', 'excerpts', `kinetic-${day}.csv`)),
      source: 'labels.csv',
    },
    { providerId: 'river', date: day },
  )

/** The small catalog, with its cable plan matched with labels of a name. */
const tiedTo = (name: string) =>
  aCatalogue({
    internetPlans: smallContent.internetPlans.map(plan =>
      plan.id === 'river-300' ? { ...plan, labels: [{ name }] } : plan,
    ),
  })

async function watch(catalogue: ReturnType<typeof aCatalogue>): Promise<void> {
  await askToWatchPrice(deps(monday, cable, catalogue), { email, planId: 'river-300', below: 1000 })
  expect(await confirmWatch(deps(), await newestToken())).toMatchObject({ ok: true })
}

test('a changed label is told once, in words, whatever the threshold; labels of other plans are not', async () => {
  await take('2026-06-29')
  const catalogue = tiedTo('2 Gig')
  await watch(catalogue)
  expect(await lookAgain(deps(daysLater(1), cable, catalogue), {})).toMatchObject({ mails: 0 })
  await take('2026-08-03')
  expect(await lookAgain(deps(daysLater(2), cable, catalogue), {})).toMatchObject({ mails: 1 })
  expect(await lookAgain(deps(daysLater(3), cable, catalogue), {})).toMatchObject({ mails: 0 })
  const [mail] = await newsOf()
  expect(mail?.body).toContain('The broadband label of River Cable 300 changed')
  expect(mail?.body).toContain('- 2 Gig: paper bill fee $2.00 to $4.00 (2 labels)')
  expect(mail?.body).toContain('http://localhost/plans/river-300/label')
  expect(mail?.body.match(/^- /gm)).toHaveLength(1)
})

test('labels that are taken over for the first time are no change', async () => {
  const catalogue = tiedTo('2 Gig')
  await watch(catalogue)
  await take('2026-06-29')
  expect(await lookAgain(deps(daysLater(1), cable, catalogue), {})).toMatchObject({ mails: 0 })
  await take('2026-08-03')
  expect(await lookAgain(deps(daysLater(2), cable, catalogue), {})).toMatchObject({ mails: 1 })
})
