import { expect, test } from 'vitest'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { email as watcher, watching } from '#tests/support/watch-parts.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { searchPeople } from './search-people.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-21T15:04:05.000Z')

test.each([
  ['Sam O’Neil', ['O’Neil', "O'Neil", 'oneil', 'ONEIL sam']],
  ["Shawn O'Hara-Nuñez", ['O’Hara', 'ohara', 'nunez', 'NUÑEZ']],
  ['José Łukasz 100%_', ['jose', 'JOSÉ', '100%_']],
])('%s is found however apostrophes and accents are typed', async (name, searches) => {
  const deps = {
    ...{ db: database.db, queue: database.queue, now: () => at, salesPhone: '(800) 555-0142' },
    ...{ settings: builtInSettings, zips: zipsOfTexas, log: silentLog },
  }
  const email = 'somebody@example.com'
  const request = {
    ...{ name, email, phone: '512 555 0101', zipCode: '78701', service: 'Home internet' as const },
    ...{ marketingConsent: false, page: '/', website: '' },
  }
  await takeLead(deps, request, consentCircumstances)
  expect(await database.db.$count(leads)).toBe(1)
  for (const text of searches)
    expect(await searchPeople(database.db, text, at)).toMatchObject([{ key: { email }, names: [name] }])
  for (const text of ['%%', '__', 'oniel', "''"])
    expect(await searchPeople(database.db, text, at)).toEqual([])
})

test('somebody whom we know by an email alert alone is found, confirmed or not', async () => {
  const { watchFiber } = watching(database)
  await watchFiber()
  expect(await searchPeople(database.db, watcher.toUpperCase(), at)).toMatchObject([
    { key: { email: watcher }, names: [], where: ['email alert'] },
  ])
})
