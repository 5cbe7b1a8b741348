import { expect, test } from 'vitest'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { addressOfLead } from './address-of-lead.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-23T16:00:00Z')
const leadId = '5d7c3f34-0000-4000-8000-000000000001'

test.each([
  ['55 Elm', '55 Elm, 78704'],
  ['10455 Elm St, Austin', '10455 Elm St, Austin, 78704'],
  ['55 Elm, Austin, TX', '55 Elm, Austin, TX 78704'],
  ['55 Elm, 78701', '55 Elm, 78701'],
  ['55 Elm, Austin, TX 78701-1234', '55 Elm, Austin, TX 78701-1234'],
  ['78701', '78701'],
])('“%s” of a lead in 78704 is “%s”', async (address, kept) => {
  const lead = { kind: 'lead' as const, subjectId: leadId, zipCode: '78704', createdAt: at, dueAt: at }
  await runAsOneStatement(database.db, workItemWrites(lead))
  expect(await addressOfLead(database.db, { leadId, address })).toBe(kept)
})

test('without a lead whose home is known an address stays as it is', async () => {
  expect(await addressOfLead(database.db, { leadId, address: '55 Elm' })).toBe('55 Elm')
})
