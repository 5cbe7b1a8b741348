import { expect, test } from 'vitest'
import { seededContent, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { wordsOf } from '#domain/catalog/condition.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { flat, introThen, type PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { editorsIn, hours, listedCents, now, plan, priced, seedRow, WHY } from '#tests/support/editors.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { catalogDrafts } from './catalog-drafts.tables.server.ts'
import type { CatalogRow } from './catalog-row.ts'
import type { CatalogSubject } from './catalog-subject.ts'
import { openDraftOf, publications } from './draft-store.server.ts'
import { publishDrafts } from './publish-drafts.server.ts'
import { publishDue } from './publish-due.server.ts'
import { readChanges } from './read-changes.server.ts'
import { readEntry } from './read-entry.server.ts'
import { saveDraft, withdrawDraft } from './save-draft.server.ts'

const database = useTestDatabase()
const { aMember, costs, deps, drafted, publish } = editorsIn(database)
const noPages = () => Promise.resolve({ changed: [], added: [], gone: [], failing: [] })
const contract: CatalogSubject = { kind: 'plan', id: 'metronet-500' }

test('a draft is nobody’s price until it is published, and then everybody’s, with who did it', async () => {
  const ana = await aMember('Ana')
  const draft = await drafted(ana, plan, priced(plan, 5600))
  expect(await costs(plan.id, now)).toBe(listedCents(plan))
  expect(await publish(ana, [draft])).toMatchObject({ ok: true, value: { state: 'published' } })
  expect(await costs(plan.id, now)).toBe(5600)
  const events = await eventsOf(database.db, { kind: 'catalog', id: 'plan/tmobile-home-internet' })
  expect(events.map(({ what, actor }) => [what, actor])).toEqual([
    ['draft_saved', 'Ana'],
    ['publication_requested', 'Ana'],
    ['catalog_published', 'Ana'],
  ])
  const change = {
    before: { schedule: { steps: [{ monthlyCents: listedCents(plan) }] } },
    after: { schedule: flat(5600) },
  }
  expect(events).toMatchObject([change, change, change])
  const served = await servedCatalogue(database.db, now)
  expect(served.checkedOn('hughesnet-select')).toBe(served.asOf)
  expect(served.internetPlan(plan.id)?.pricedOn).toBe('2026-11-23')
})

test('what a fee is for is published as drafted, dates no price, and keeps nobody waiting', async () => {
  const ana = await aMember('Ana')
  const fee = { label: 'Getting you online', cents: 3500, purpose: 'other' } as const
  await publish(ana, [
    await drafted(ana, plan, { ...seedRow(plan), schedule: flat(listedCents(plan), [fee]) }),
  ])
  const before = (await servedCatalogue(database.db, now)).internetPlan(plan.id)
  const schedule = flat(listedCents(plan), [{ ...fee, purpose: 'installation' as const }])
  const { pricedOn: _, ...row } = before ?? expect.unreachable()
  const draft = await drafted(ana, plan, { ...row, schedule }, hours(48))
  const changes = (await readChanges(database.db, hours(48), [draft], noPages)) ?? expect.unreachable()
  expect(changes.drafts[0]?.changes[0]?.after).toContain('once (installation)')
  expect([changes.costs, changes.waiting]).toEqual([[], { changed: null, retired: null }])
  expect(await publish(ana, [draft], {}, hours(48))).toMatchObject({ ok: true })
  const after = (await servedCatalogue(database.db, hours(49))).internetPlan(plan.id)
  expect(after).toEqual({ ...before, schedule })
})

test('a draft from before a field is of the entry that is served after it', async () => {
  const ana = await aMember('Ana')
  const draft = await drafted(ana, plan, { ...seedRow(plan), description: 'Internet over the air.' })
  const [stored] = await database.db.select().from(catalogDrafts)
  const older = (row: CatalogRow | null | undefined) => {
    const { orbit: _, dataCapGb: __, moreDataGb: ___, schedule, conditions, ...rest } = row ?? {}
    const { oneTimeFees, ...price } = schedule as PriceSchedule
    const fees = oneTimeFees.map(({ label, cents }) => ({ label, cents }))
    return { ...rest, conditions: wordsOf(conditions as never), schedule: { ...price, oneTimeFees: fees } }
  }
  const { before, content } = stored ?? expect.unreachable()
  await database.db.update(catalogDrafts).set({ before: older(before), content: older(content) })
  expect(await publish(ana, [draft])).toMatchObject({ ok: true, value: { state: 'published' } })
  const served = (await servedCatalogue(database.db, now)).internetPlan(plan.id)
  expect(served).toMatchObject({ ...seedRow(plan), description: 'Internet over the air.' })
})

test('the second editor sees the first one’s draft, and overwrites nothing unseen', async () => {
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  await drafted(ana, plan, priced(plan, 5600))
  const content = priced(plan, 5700)
  const save = (who: StaffMember, version: number, takeOver = false) =>
    saveDraft(deps(hours(1)), who, { ...plan, content, version, takeOver })
  expect(await save(ben, 0)).toMatchObject({
    code: 'draft_changed',
    message: expect.stringContaining('Ana has a draft from 1 hour ago'),
  })
  expect(await save(ben, 1)).toMatchObject({ code: 'draft_taken' })
  expect(await save(ben, 1, true)).toMatchObject({ ok: true })
  expect(await save(ana, 1)).toMatchObject({ code: 'draft_changed' })
  expect((await openDraftOf(database.db, plan))?.content).toMatchObject({ schedule: flat(5700) })
  expect(
    (await eventsOf(database.db, { kind: 'catalog', id: 'plan/tmobile-home-internet' })).at(-1),
  ).toMatchObject({
    what: 'draft_taken_over',
    ...{ before: { schedule: flat(5600) }, after: { schedule: flat(5700) } },
  })
  expect(await withdrawDraft(deps(), ana, { ...plan, version: 2, takeOver: false })).toMatchObject({
    code: 'draft_taken',
  })
  expect(await withdrawDraft(deps(), ben, { ...plan, version: 2, takeOver: false })).toMatchObject({
    ok: true,
  })
  expect(await openDraftOf(database.db, plan)).toBeNull()
})

test('who began before a colleague published or withdrew something is told so, and nothing is saved', async () => {
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  const save = (version: number, published: number) => {
    const content = priced(plan, 5700)
    return saveDraft(deps(), ben, { ...plan, content, version, published, takeOver: false })
  }
  const draft = await drafted(ana, plan, priced(plan, 5600))
  await publish(ana, [draft])
  expect(await save(0, 0)).toMatchObject({
    code: 'draft_changed',
    message: expect.stringContaining('Ana published a change of it since you opened it'),
  })
  expect(await save(1, draft)).toMatchObject({
    code: 'draft_changed',
    message: expect.stringContaining('Its draft was withdrawn'),
  })
  expect(await openDraftOf(database.db, plan)).toBeNull()
  expect(await save(0, draft)).toMatchObject({ ok: true })
})

test('two who begin a draft at the same moment do not both have one', async () => {
  const members = await Promise.all(['Ana', 'Ben', 'Cleo'].map(aMember))
  const outcomes = await Promise.all(
    members.map((who, index) =>
      saveDraft(deps(), who, { ...plan, content: priced(plan, 5600 + index), version: 0, takeOver: false }),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.flatMap(one => (one.ok ? [] : one.code))).toEqual(['draft_changed', 'draft_changed'])
})

test('what was looked at is what is published: a draft that changed since is refused', async () => {
  const ana = await aMember('Ana')
  const draft = await drafted(ana, plan, priced(plan, 5600))
  await drafted(ana, plan, priced(plan, 5700))
  const seen = { drafts: [{ id: draft, version: 1 }], publishAt: null, timeZone: 'UTC', reasons: {} }
  expect(await publishDrafts(deps(), ana, seen)).toMatchObject({ code: 'draft_changed' })
})

test('findings of the checks are published only with a reason, which is kept', async () => {
  const ana = await aMember('Ana')
  const ids = [
    await drafted(ana, plan, priced(plan, 9900)),
    await drafted(ana, contract, priced(contract, 4600)),
  ]
  const refused = await publish(ana, ids)
  expect(refused).toMatchObject({
    code: 'checks_open',
    fields: {
      'reason:moved:plan/tmobile-home-internet': expect.any(String),
      'reason:contract:plan/metronet-500': expect.any(String),
    },
  })
  expect(await costs(plan.id, now)).toBe(listedCents(plan))
  const reasons = Object.fromEntries(
    Object.keys((!refused.ok && refused.fields) || {}).map(name => [name.slice('reason:'.length), WHY]),
  )
  expect(
    await publish(ana, ids, { reasons: { ...reasons, 'contract:plan/metronet-500': 'short' } }),
  ).toMatchObject({
    code: 'checks_open',
  })
  expect(await publish(ana, ids, { reasons })).toMatchObject({ ok: true })
  const [{ publication } = expect.unreachable('no publication')] = await publications(database.db, 1)
  expect(publication.overruled).toContainEqual({
    check: 'contract:plan/metronet-500',
    found: expect.stringContaining('→'),
    reason: WHY,
  })
})

test('all of it is published or nothing: a failing write leaves neither revision nor price nor state', async () => {
  const ana = await aMember('Ana')
  const draft = await drafted(ana, plan, priced(plan, 5600))
  for (const table of ['plan_terms', 'catalog_drafts', 'desk_events', 'catalog_revisions'])
    expect(await expectNothingLeft(database.db, table, () => publish(ana, [draft]))).toBeInstanceOf(Error)
  expect(await publish(ana, [draft])).toMatchObject({ ok: true })
})

test('a catalogue whose pages cannot be drawn is not published', async () => {
  const ana = await aMember('Ana')
  const draft = await drafted(ana, plan, priced(plan, 5600))
  const drafts = [{ id: draft, version: 1 }]
  const failing = { ...deps(), failingPages: () => Promise.resolve(['/metronet']) }
  const asked = { drafts, publishAt: null, timeZone: 'UTC', reasons: {} }
  expect(await publishDrafts(failing, ana, asked)).toMatchObject({
    code: 'not_a_catalog',
    message: expect.stringContaining('/metronet'),
  })
})

test('a new provider with its plans begins at its moment, is quoted everywhere, and goes when it is retired', async () => {
  const ana = await aMember('Ana')
  const provider = { kind: 'provider' as const, id: 'valley-net' }
  const entry = (id: string, cents: number) => ({
    ...{ id, name: id, providerId: provider.id, type: 'fiber', description: 'Fiber of a small company.' },
    ...{ downloadMbps: 500, uploadMbps: 500, schedule: introThen(cents, 12, cents + 1000) },
    conditions: [{ about: 'taxes-on-top', words: 'Taxes are not included.' }],
  })
  const ids = [
    await drafted(ana, { kind: 'plan', id: 'valley-1' }, entry('valley-1', 4000)),
    await drafted(ana, { kind: 'plan', id: 'valley-2' }, entry('valley-2', 3000)),
    await drafted(ana, provider, {
      ...{
        id: provider.id,
        name: 'Valley Net',
        kinds: ['internet'],
        connection: 'Fiber',
        maxDownloadMbps: 500,
      },
      ...{ page: null, fccProviderIds: [], mark: { text: 'Valley Net', style: 'plain' }, states: ['CT'] },
      ...{ description: 'Fiber in Connecticut.', spellings: ['valley net'], regions: ['Northeast'] },
    }),
  ]
  expect(await publish(ana, [ids[0] ?? 0])).toMatchObject({ code: 'not_a_catalog' })
  const publishAt = hours(20)
  expect(await publish(ana, ids, { publishAt })).toMatchObject({ ok: true, value: { state: 'scheduled' } })
  const content = { ...entry('valley-1', 4100) }
  const bound = { kind: 'plan' as const, id: 'valley-1', content, version: 1, takeOver: false }
  expect(await saveDraft(deps(), ana, bound)).toMatchObject({ code: 'draft_bound' })
  expect(await publishDue(deps(hours(19)))).toBe(0)
  expect((await servedCatalogue(database.db, hours(19))).provider(provider.id)).toBeUndefined()
  expect(await publishDue(deps(hours(20)))).toBe(1)
  expect(await publishDue(deps(hours(20)))).toBe(0)
  const served = await servedCatalogue(database.db, hours(20))
  expect(served.plansOf(provider.id).map(({ id }) => id)).toEqual(['valley-1', 'valley-2'])
  expect(served.providerListings.at(-1)).toMatchObject({ planId: 'valley-2', regions: ['Northeast'] })

  const gone = await drafted(ana, provider, null, hours(21))
  expect(await publish(ana, [gone], {}, hours(21))).toMatchObject({ ok: true })
  const after = await servedCatalogue(database.db, hours(21))
  expect([after.provider(provider.id), after.plansOf(provider.id), after.providerListings.length]).toEqual([
    ...[undefined, [], seededContent().providerListings.length],
  ])
  const retired = await readEntry(database.db, hours(22), { kind: 'plan', id: 'valley-1' })
  expect(retired?.periods).toMatchObject([{ from: hours(20), until: hours(21), standing: 'past' }])
})
