import { expect, test } from 'vitest'
import { fillTermsFromSeed, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { editorsIn, hours, now, plan, priced, seedRow, WHY } from '#tests/support/editors.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { approvePublication, cancelPublication } from './decide-publication.server.ts'
import { openDraftOf, publications } from './draft-store.server.ts'
import { draftsWithFailures } from './drafts-with-failures.server.ts'
import { publishDrafts } from './publish-drafts.server.ts'
import { publishDue } from './publish-due.server.ts'
import { readChanges } from './read-changes.server.ts'
import { readEntry } from './read-entry.server.ts'
import { withdrawDraft } from './save-draft.server.ts'
import { takeBack } from './take-back.server.ts'

const database = useTestDatabase()
const noPages = { changed: [], added: [], gone: [], failing: [] }
const { aMember, costs, deps, drafted, publish } = editorsIn(database)

test('of several processes one carries out what is due', async () => {
  const ana = await aMember('Ana')
  await publish(ana, [await drafted(ana, plan, priced(plan, 5600))], { publishAt: hours(1) })
  const done = await Promise.all(Array.from({ length: 5 }, () => publishDue(deps(hours(1)))))
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await costs(plan.id, hours(1))).toBe(5600)
})

test('a price that is scheduled stands among the terms to come, until it is canceled', async () => {
  await fillTermsFromSeed(database.db, now)
  const ana = await aMember('Ana')
  const asked = await publish(ana, [await drafted(ana, plan, priced(plan, 5600))], { publishAt: hours(2) })
  const periods = async () => (await readEntry(database.db, now, plan))?.periods ?? []
  expect((await periods()).map(({ standing, until }) => [standing, until])).toEqual([
    ['in force', hours(2)],
    ['to come', null],
  ])
  expect((await periods()).at(-1)).toMatchObject({ from: hours(2), price: expect.stringContaining('$56.00') })
  await cancelPublication(deps(), ana, asked.ok ? asked.value.publication : 0)
  const publishAt = hours(2).toISOString()
  const told = await eventsOf(database.db, { kind: 'catalog', id: `plan/${plan.id}` })
  expect(told.slice(-2)).toMatchObject([
    { what: 'catalog_scheduled', after: { entry: { schedule: flat(5600) }, publishAt } },
    { what: 'publication_cancelled', after: { publishAt } },
  ])
  expect((await periods()).map(({ standing }) => standing)).toEqual(['in force'])
})

test('a canceled publication keeps who canceled it and what it was about, whatever becomes of its drafts', async () => {
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  const draft = await drafted(ana, plan, priced(plan, 5600))
  const asked = await publish(ana, [draft], { publishAt: hours(2) })
  await cancelPublication(deps(), ben, asked.ok ? asked.value.publication : 0)
  const open = await openDraftOf(database.db, plan)
  expect(open?.publicationId).toBeNull()
  await withdrawDraft(deps(), ana, { ...plan, version: open?.version ?? 0, takeOver: false })
  expect(await publications(database.db, 5)).toMatchObject([
    {
      publication: { state: 'cancelled', requestedByName: 'Ana', cancelledByName: 'Ben' },
      drafts: [{ kind: 'plan', subjectId: plan.id, content: { schedule: flat(5600) } }],
    },
  ])
})

test('what no longer fits when its time comes fails in an editor’s words, and its draft is open again', async () => {
  const ana = await aMember('Ana')
  const later = await drafted(ana, plan, priced(plan, 5600))
  await publish(ana, [later], { publishAt: hours(2) })
  const retired = await drafted(ana, { kind: 'provider', id: 'tmobile' }, null)
  const reasons = { 'contract:provider/tmobile': WHY }
  expect(await publish(ana, [retired], { reasons })).toMatchObject({ ok: true })
  expect(await publishDue(deps(hours(2)))).toBe(0)
  const failed = (await publications(database.db, 5)).find(one => one.publication.state === 'failed')
  expect(failed?.drafts).toMatchObject([
    { kind: 'plan', subjectId: plan.id, content: { schedule: flat(5600) } },
  ])
  expect(failed?.publication.failure).toMatch(
    /^T-Mobile [\w ]+ was retired together with T-Mobile since its draft was saved\. Bring T-Mobile back first, or withdraw this draft\.$/,
  )
  expect(await openDraftOf(database.db, plan)).toMatchObject({ publicationId: null })
  // Nobody looks at three in the morning: whoever asked for it is written to, and finds the draft marked until it changes.
  const told = await database.db.select().from(mails)
  expect(told).toMatchObject([{ kind: 'publication_failed', recipient: 'Ana@example.com' }])
  expect(told[0]?.body).toContain('What was scheduled for Nov 23, 2026 11:00 AM CT was not published.')
  expect(told[0]?.body).toContain(failed?.publication.failure)
  expect(told[0]?.body).toContain(`/desk/catalog/drafts#publication-${failed?.publication.id}`)
  const marked = async () =>
    (await draftsWithFailures(database.db)).find(({ id }) => id === later)?.failedAt ?? null
  expect(await marked()).toEqual(hours(2))
  await drafted(ana, plan, priced(plan, 5700), hours(3))
  expect(await marked()).toBeNull()
})

test('what is scheduled and doesn’t go with a provider’s end is told before either is published', async () => {
  const ana = await aMember('Ana')
  const change = await drafted(ana, plan, priced(plan, 5600))
  const end = await drafted(ana, { kind: 'provider', id: 'tmobile' }, null)
  const clashes = async (id: number) =>
    (await readChanges(database.db, now, [id], () => Promise.resolve(noPages)))?.clashes
  const name = expect.stringMatching(/^T-Mobile /)
  expect([await clashes(end), await clashes(change)]).toEqual([[], []])
  const asked = await publish(ana, [change], { publishAt: hours(2) })
  const ahead = { publishAt: hours(2), timeZone: 'America/Chicago', requestedByName: 'Ana' }
  expect(await clashes(end)).toMatchObject([{ ...ahead, name, how: 'fails' }])
  expect(await clashes(change)).toEqual([])
  await cancelPublication(deps(), ana, asked.ok ? asked.value.publication : 0)
  expect(await clashes(end)).toEqual([])
  const reasons = { 'contract:provider/tmobile': WHY }
  await publish(ana, [end], { publishAt: hours(2), reasons })
  expect(await clashes(change)).toMatchObject([{ ...ahead, name: 'T-Mobile', how: 'retires' }])
})

test('a plan of a name that its provider has already is refused in an editor’s words', async () => {
  const ana = await aMember('Ana')
  const id = 'spectrum-internet-again'
  const doubled = { ...seedRow({ kind: 'plan', id: 'spectrum-internet' }), id, priceLock: null }
  const answer = await publish(ana, [await drafted(ana, { kind: 'plan', id }, doubled)])
  expect(answer).toMatchObject({
    code: 'not_a_catalog',
    message:
      'Spectrum would have two entries called Spectrum Internet. Give one of them another name, or change the entry that is there and withdraw the new one.',
  })
  const orphan = { ...doubled, id: 'nobody-1-gig', providerId: 'nobody' }
  const alone = await publish(ana, [await drafted(ana, { kind: 'plan', id: orphan.id }, orphan)])
  expect(alone).toMatchObject({
    message: expect.stringContaining('isn’t in the catalog. Publish it together'),
  })
})

test('what can no longer be drawn when its time comes, or when it is agreed to, is not published', async () => {
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  const undrawn = (at: Date) => ({ ...deps(at), failingPages: () => Promise.resolve(['/providers']) })
  await publish(ana, [await drafted(ana, plan, priced(plan, 5600))], { publishAt: hours(2) })
  expect(await publishDue(undrawn(hours(2)))).toBe(0)
  const [failed] = await publications(database.db, 1)
  expect(failed?.publication).toMatchObject({
    state: 'failed',
    failure: 'These pages cannot be drawn with it: /providers.',
  })
  const drafts = [{ id: await drafted(ana, plan, priced(plan, 5700)), version: 2 }]
  const asked = { drafts, publishAt: null, timeZone: 'UTC', reasons: {} }
  const answer = await publishDrafts({ ...deps(), secondEyes: 'all' as const }, ana, asked)
  const id = answer.ok ? answer.value.publication : 0
  expect(await approvePublication(undrawn(now), ben, id)).toMatchObject({ code: 'not_a_catalog' })
  const approve = () => approvePublication(deps(), ben, id)
  expect(await expectAllOrNothing(database.db, 'approvePublication', approve)).toMatchObject({
    ok: true,
    value: { state: 'published' },
  })
})

test('a publication ahead is canceled, and its draft can be changed again', async () => {
  const ana = await aMember('Ana')
  const draft = await drafted(ana, plan, priced(plan, 5600))
  const asked = await publish(ana, [draft], { publishAt: hours(2) })
  const id = asked.ok ? asked.value.publication : 0
  const cancel = () => cancelPublication(deps(), ana, id)
  expect(await expectAllOrNothing(database.db, 'cancelPublication', cancel)).toMatchObject({ ok: true })
  expect(await publishDue(deps(hours(2)))).toBe(0)
  await drafted(ana, plan, priced(plan, 5700))
})

test('where a second pair of eyes is asked for, somebody else publishes it', async () => {
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  const draft = await drafted(ana, plan, priced(plan, 5600))
  const drafts = [{ id: draft, version: 1 }]
  const asked = { drafts, publishAt: null, timeZone: 'UTC', reasons: {} }
  const answer = await publishDrafts({ ...deps(), secondEyes: 'all' as const }, ana, asked)
  expect(answer).toMatchObject({ ok: true, value: { state: 'waiting' } })
  const id = answer.ok ? answer.value.publication : 0
  expect(await publishDue(deps(hours(1)))).toBe(0)
  expect(await approvePublication(deps(), ana, id)).toMatchObject({ code: 'own_publication' })
  expect(await approvePublication(deps(), ben, id)).toMatchObject({ ok: true, value: { state: 'published' } })
  expect(await costs(plan.id, now)).toBe(5600)
})

test('a publication is not taken back over a draft, which is named, until that is withdrawn', async () => {
  const ana = await aMember('Ana')
  await drafted(ana, plan, priced(plan, 5600))
  const retired = await drafted(ana, { kind: 'provider', id: 'tmobile' }, null)
  const done = await publish(ana, [retired], { reasons: { 'contract:provider/tmobile': WHY } })
  const id = done.ok ? done.value.publication : 0
  expect(await takeBack(deps(hours(1)), ana, id)).toMatchObject({
    code: 'draft_in_the_way',
    message: expect.stringMatching(/^Ana has a draft of T-Mobile .+ Publish or withdraw it first/),
  })
  await withdrawDraft(deps(hours(1)), ana, { ...plan, version: 1, takeOver: false })
  expect(await takeBack(deps(hours(1)), ana, id)).toMatchObject({ ok: true })
})

test('a publication is taken back by another change, unless the entry changed again', async () => {
  const ana = await aMember('Ana')
  const done = await publish(ana, [await drafted(ana, plan, priced(plan, 5600))])
  const id = done.ok ? done.value.publication : 0
  const back = await takeBack(deps(hours(1)), ana, id)
  const ids = back.ok ? back.value.drafts : []
  expect(await publish(ana, ids, {}, hours(1))).toMatchObject({ ok: true })
  expect((await servedCatalogue(database.db, hours(1))).internetPlan(plan.id)?.schedule).toEqual(
    seedRow(plan).schedule,
  )
  expect(await takeBack(deps(hours(2)), ana, id)).toMatchObject({ code: 'changed_since' })
})
