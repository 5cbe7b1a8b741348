import { catch as orElse, z } from 'zod/mini'
import type { OutsideCopy } from '#domain/automation/outside-copies.ts'
import { revokeMarketing } from '#domain/consent/marketing-consent.server.ts'
import { recordEvent, recordLook } from '#domain/desk/desk-events.server.ts'
import { isAnyLeadOpen } from '#domain/leads/open-lead.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { type StaffMember, staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { type EraseDeps, type Erased, erasePerson } from './erase-person.server.ts'
import { exportOf } from './export-person.ts'
import { type OtherPerson, otherPersons } from './other-persons.server.ts'
import { type OutsideDeps, outsideCopiesOf } from './outside-copies-of-person.server.ts'
import { type Person, personId, personOf } from './person.server.ts'
import { openPersonKey, type Sealing, sealPersonKey } from './person-address.ts'
import { requestKinds } from './request-kinds.ts'
import { requestsOfPerson } from './request-store.server.ts'
import { type FoundPerson, searchPeople } from './search-people.server.ts'
import { takeRequest } from './take-request.server.ts'

type Deps = { db: Database; now: () => Date; proofs: Sealing }

/** A person by the key of their page, which reveals nothing to somebody who sees it in a log. */
const person = z.object({ key: z.string().check(z.maxLength(1_000)) })
const actorOf = ({ id, name }: StaffMember) => ({ staffId: id, name })

/** Each search is recorded as an event, which keeps a fingerprint of what was looked for and no words. */
export const findPeople = staffOperation({
  name: 'searchPeople',
  summary: 'People by name, email address, phone number or order reference.',
  input: z.object({ search: orElse(z.string().check(z.trim(), z.maxLength(200)), '') }),
  output: z.custom<{ search: string; people: (FoundPerson & { address: string })[] }>(),
  refusals: [],
  async run({ db, now, proofs }: Deps, { staff }, { search }) {
    if (search.length < 2) return succeeded({ search, people: [] })
    const found = await searchPeople(db, search, now())
    const id = `people ${proofs.fingerprint(`search ${search.toLowerCase()}`)}`
    const look = { at: now(), actor: actorOf(staff), what: 'searchPeople' as const }
    await transaction(db, tx => recordLook(tx, { ...look, subject: { kind: 'desk', id } }))
    const people = found.map(one => ({ ...one, address: sealPersonKey(proofs, one.key) }))
    return succeeded({ search, people })
  },
})

/** Opening a person's page is recorded as an event. */
export const readPerson = staffOperation({
  name: 'readPerson',
  summary: 'Everything that is held of a person.',
  input: person,
  output: z.custom<
    Person & {
      id: string
      others: (OtherPerson & { address: string })[]
      hasOpenLead: boolean
      /** Outside receivers that got their data, for those who may erase. */
      outside: OutsideCopy[]
    }
  >(),
  refusals: ['work_gone'],
  async run(deps: Deps & OutsideDeps, { staff }, { key }) {
    const known = openPersonKey(deps.proofs, key)
    if (!known) return refused('work_gone')
    const found = await personOf(deps, known)
    const id = personId(deps.proofs, known)
    const look = { at: found.at, actor: actorOf(staff), what: 'readPerson' as const }
    await transaction(deps.db, tx => recordLook(tx, { ...look, subject: { kind: 'person', id } }))
    const others = await otherPersons(deps.db, known, found.orders)
    const sealed = others.map(one => ({ ...one, address: sealPersonKey(deps.proofs, { email: one.email }) }))
    const leads = found.leads.map(lead => lead.id)
    const hasOpenLead = await isAnyLeadOpen(deps.db, leads)
    // It looks through the whole queue: only for those who erase, and ask the receivers.
    const outside = isAllowed(staff.role, 'erasePerson') ? await outsideCopiesOf(deps, found) : []
    return succeeded({ ...found, id, others: sealed, hasOpenLead, outside })
  },
})

export const recordPrivacyRequest = staffOperation({
  name: 'recordPrivacyRequest',
  summary:
    'Keeps what somebody asked for about their data by phone or mail; its clock begins. Offers end at once.',
  input: z.object({
    key: z.string().check(z.maxLength(1_000)),
    kind: z.enum(requestKinds, 'Choose what was asked for'),
    words: orElse(z.string().check(z.trim(), z.maxLength(2_000)), ''),
  }),
  output: z.object({ id: z.string() }),
  refusals: ['work_gone'],
  async run({ db, now, proofs }: Deps, { staff }, { key, kind, words }) {
    const known = openPersonKey(proofs, key)
    if (!known) return refused('work_gone')
    const asked = {
      email: '',
      phone: '',
      ...known,
      kind,
      words,
      at: now(),
      by: actorOf(staff),
      isDone: false,
    }
    return transaction(db, async tx => {
      // Like on the page for visitors: offers end as soon as somebody says so, not once it is answered.
      if (kind === 'opt_out') await revokeMarketing(tx, known, 'asked for at the desk', asked.at)
      return succeeded({ id: await takeRequest(tx, asked) })
    })
  },
})

export const exportPerson = staffOperation({
  name: 'exportPerson',
  summary: 'Everything that is held of a person as one JSON file.',
  input: person,
  output: z.object({ json: z.string() }),
  refusals: ['work_gone'],
  async run(deps: Deps, { staff }, { key }) {
    const known = openPersonKey(deps.proofs, key)
    if (!known) return refused('work_gone')
    const found = await personOf(deps, known)
    const subject = { kind: 'person', id: personId(deps.proofs, known) } as const
    await transaction(deps.db, tx =>
      recordEvent(tx, { at: found.at, actor: actorOf(staff), what: 'exportPerson', subject }),
    )
    return succeeded({ json: JSON.stringify(exportOf(found), null, 2) })
  },
})

export const erase = staffOperation({
  name: 'erasePerson',
  summary: 'Erases a person everywhere, but for what the law has us keep.',
  input: z.object({
    key: z.string().check(z.maxLength(1_000)),
    confirmed: z.literal('on', 'Check the box to erase the person'),
  }),
  output: z.custom<Erased & { outside: OutsideCopy[] }>(),
  refusals: ['work_gone', 'copy_owed'],
  async run({ db, now, ...deps }: Deps & EraseDeps & OutsideDeps, { staff }, { key }) {
    const known = openPersonKey(deps.proofs, key)
    if (!known) return refused('work_gone')
    const at = now()
    // Afterwards nothing tells anymore who got it.
    const outside = await outsideCopiesOf({ db, ...deps }, await personOf({ db, now, ...deps }, known))
    return transaction(db, async tx => {
      const asked = await requestsOfPerson(tx, known)
      if (asked.some(({ kind, doneAt }) => kind === 'access' && doneAt === null)) return refused('copy_owed')
      const erased = await erasePerson(tx, deps, known, { at, how: 'erased at the desk', by: staff.id })
      const subject = { kind: 'person', id: personId(deps.proofs, known) } as const
      await recordEvent(tx, { at, actor: actorOf(staff), what: 'erasePerson', subject })
      return succeeded({ ...erased, outside })
    })
  },
})
