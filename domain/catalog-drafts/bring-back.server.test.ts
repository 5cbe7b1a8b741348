import { expect, test } from 'vitest'
import { seededContent, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { editorsIn, hours, WHY } from '#tests/support/editors.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { bringBackWith } from './bring-back.server.ts'
import { openDrafts, publications } from './draft-store.server.ts'
import { readEntry } from './read-entry.server.ts'
import { takeBack } from './take-back.server.ts'

const database = useTestDatabase()
const { aMember, drafted, publish } = editorsIn(database)
const provider = { kind: 'provider' as const, id: 'xfinity' }
const reasons = { 'contract-with:provider/xfinity': WHY }
const deps = (at: Date) => ({ db: database.db, now: () => at })
const content = async (at: Date) => (await servedCatalogue(database.db, at)).content
const ids = async () => (await openDrafts(database.db)).map(({ id }) => id)

test('a provider that comes back has its plans, cards and lines again, each where it was', async () => {
  const ana = await aMember('Ana')
  const retired = await drafted(ana, provider, null)
  expect(await publish(ana, [retired], { reasons }, hours(1))).toMatchObject({ ok: true })
  const without = await content(hours(1))
  expect(JSON.stringify({ ...without, guides: without.guides.bestProviders })).not.toContain('"xfinity')
  const plan = await readEntry(database.db, hours(1), { kind: 'plan', id: 'xfinity-300' })
  expect(plan).toMatchObject({ state: 'retired', published: [{ isRetirement: true, by: 'Ana' }] })

  await drafted(ana, provider, (await readRetired()) ?? null, hours(2))
  await expectAllOrNothing(database.db, 'bringBackWith', () =>
    bringBackWith(deps(hours(2)), ana, provider.id),
  )
  expect(await publish(ana, await ids(), {}, hours(2))).toMatchObject({ ok: true })
  expect(await content(hours(2))).toEqual(seededContent())
})

const readRetired = async () => {
  const [{ drafts } = expect.unreachable('no publication')] = await publications(database.db, 1)
  return drafts.find(one => one.kind === 'provider')?.before
}

test('a retirement is taken back as a whole', async () => {
  const ana = await aMember('Ana')
  const done = await publish(ana, [await drafted(ana, provider, null)], { reasons }, hours(1))
  const id = done.ok ? done.value.publication : 0
  const back = await expectAllOrNothing(database.db, 'takeBack', () => takeBack(deps(hours(2)), ana, id))
  expect(back).toMatchObject({ ok: true })
  expect(await publish(ana, await ids(), {}, hours(2))).toMatchObject({ ok: true })
  expect(await content(hours(2))).toEqual(seededContent())
})

test('a plan that was retired before its provider stays retired', async () => {
  const ana = await aMember('Ana')
  const first = await drafted(ana, { kind: 'plan', id: 'tmobile-amplified' }, null)
  expect(await publish(ana, [first], {}, hours(1))).toMatchObject({ ok: true })
  const tmobile = { kind: 'provider' as const, id: 'tmobile' }
  const second = await drafted(ana, tmobile, null, hours(2))
  expect(await publish(ana, [second], {}, hours(2))).toMatchObject({ ok: true })
  await drafted(ana, tmobile, (await readRetired()) ?? null, hours(3))
  await bringBackWith(deps(hours(3)), ana, tmobile.id)
  expect(await publish(ana, await ids(), {}, hours(3))).toMatchObject({ ok: true })
  const seeded = seededContent().internetPlans.filter(one => one.providerId === 'tmobile')
  expect((await content(hours(3))).internetPlans.filter(one => one.providerId === 'tmobile')).toEqual(
    seeded.filter(one => one.id !== 'tmobile-amplified'),
  )
})

test('a plan of the specification that comes back is quoted again where it was', async () => {
  const ana = await aMember('Ana')
  const plan = { kind: 'plan' as const, id: 'metronet-500' }
  const gone = await drafted(ana, plan, null)
  const why = { 'contract:plan/metronet-500': WHY }
  expect(await publish(ana, [gone], { reasons: why }, hours(1))).toMatchObject({ ok: true })
  const [{ drafts, publication } = expect.unreachable('no publication')] = await publications(database.db, 1)
  expect(drafts.map(({ subjectId }) => subjectId)).toEqual([plan.id])
  expect(await takeBack(deps(hours(2)), ana, publication.id)).toMatchObject({ ok: true })
  expect(await publish(ana, await ids(), {}, hours(2))).toMatchObject({ ok: true })
  expect(await content(hours(2))).toEqual(seededContent())
})
