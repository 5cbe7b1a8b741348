import { expect, test } from 'vitest'
import { aUser } from '#tests/support/builders.ts'
import { whileRefusing } from '#tests/support/failing-writes.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { addressSubmissions, customerAddresses } from './addresses.tables.server.ts'
import { rememberSearch } from './remember-search.server.ts'

const database = useTestDatabase()
const deps = () => ({ db: database.db, log: silentLog })
const address = { street: '12 Main St', city: 'Austin', state: 'TX', zipCode: '78701' }
const providers = [{ id: 'kinetic', name: 'Kinetic' }]

test('a search of nobody keeps the address without a user and no history', async () => {
  expect(await rememberSearch(deps(), null, address, providers)).toBe('not_kept')
  expect(await database.db.select().from(customerAddresses)).toMatchObject([
    { ...address, userId: null, isPrimary: false },
  ])
  expect(await database.db.select().from(addressSubmissions)).toEqual([])
})

test('a search of a user goes into the history with what was found', async () => {
  const userId = await aUser(database.db)
  expect(await rememberSearch(deps(), userId, address, providers)).toBe('saved')
  expect(await database.db.select().from(addressSubmissions)).toMatchObject([
    { ...address, userId, providerResults: providers },
  ])
})

test('a search that found nobody is no history entry', async () => {
  expect(await rememberSearch(deps(), await aUser(database.db), address, [])).toBe('not_kept')
})

test('a history that cannot be saved is told, never thrown', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await rememberSearch(deps(), nobody, address, providers)).toBe('failed')
})

test('the address and the history are two records: one that fails does not take the other with it', async () => {
  const userId = await aUser(database.db)
  const search = () => rememberSearch(deps(), userId, address, providers)
  expect(await whileRefusing(database.db, 'address_submissions', search)).toBe('failed')
  expect(await database.db.select().from(customerAddresses)).toHaveLength(1)
  expect(await whileRefusing(database.db, 'customer_addresses', search)).toBe('saved')
  expect(await database.db.select().from(addressSubmissions)).toHaveLength(1)
})
