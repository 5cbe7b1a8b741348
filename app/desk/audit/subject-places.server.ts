import { readReceivers } from '#domain/automation/receivers.operations.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { SubjectKind } from '#domain/desk/work.ts'
import { readPartners } from '#domain/partners/partners.operations.server.ts'
import { settingMeanings } from '#domain/settings/setting-groups.ts'
import { servicesContext } from '../../contexts.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { DeskArgs } from '../desk-caller.server.ts'

type Told = { subjectKind: SubjectKind; subjectId: string; reference: string | null }

/** What the subject of an event is called, and its own page; null where it has none. */
export type SubjectPlace = { name: string; path: string | null }

/** The subjects of these events by kind and id. Who is a customer is called by the beginning of an id: the audit names nobody. */
export async function subjectPlaces(
  args: DeskArgs,
  events: readonly Told[],
  staff: readonly { id: string; name: string }[],
): Promise<Record<string, SubjectPlace>> {
  const { catalogue } = args.context.get(servicesContext)
  const speakOf = (kind: SubjectKind) => events.some(({ subjectKind }) => subjectKind === kind)
  const [receivers, partners] = await Promise.all([
    speakOf('receiver') ? askDesk(readReceivers, args, {}) : null,
    speakOf('partner') ? askDesk(readPartners, args, {}) : null,
  ])
  const names = new Map([
    ...staff.map(({ id, name }) => [id, name] as const),
    ...(receivers?.ok ? receivers.value.receivers : []).map(({ id, name }) => [id, name] as const),
    ...(partners?.ok ? partners.value.partners : []).map(({ id, name }) => [id, name] as const),
  ])
  return Object.fromEntries(
    events.map(({ subjectKind, subjectId, reference }) => {
      const known = names.get(subjectId) ?? reference
      const name = known ?? nameOf(subjectKind, subjectId, catalogue)
      const path = pathOf(subjectKind, subjectId, reference)
      const isGone = (subjectKind === 'receiver' || subjectKind === 'partner') && known === null
      return [`${subjectKind} ${subjectId}`, { name, path: isGone ? null : path }]
    }),
  )
}

/** Ids of rows are long and say nothing: their beginning will do. */
const short = (id: string) => (/^[\w-]{36,}$/.test(id) ? id.slice(0, 8) : id)

/** What the desk itself has, by its id. */
const atDesk: Readonly<Record<string, string>> = {
  ...{ chats: 'List of chats', audit: 'Audit', 'do-not-call': 'Do-not-call list' },
  ...{ zip: 'Unanswered searches', question: 'Unanswered questions' },
}
/** A search keeps a fingerprint of what was looked for, so that the same ones are found together: it says nothing to read. */
const isSearch = (id: string) => id.startsWith('people ')

function nameOf(kind: SubjectKind, id: string, catalogue: Catalogue): string {
  const service = (planId: string) => {
    const found = catalogue.offerings.find(one => one.planId === planId)
    return found && fullName(found.providerName, found.serviceName)
  }
  if (kind === 'setting') return Object.hasOwn(settingMeanings, id) ? meaning(id) : id
  if (kind === 'labels') return service(id) ?? catalogue.providerName(id)
  if (kind === 'catalog') {
    const [ofKind, entry = id] = id.split('/')
    return ofKind === 'provider' ? catalogue.providerName(entry) : (service(entry) ?? entry)
  }
  if (kind === 'desk') return isSearch(id) ? 'Search for people' : (atDesk[id] ?? `Desk ${short(id)}`)
  return short(id)
}

const meaning = (id: string) => settingMeanings[id as keyof typeof settingMeanings].name

/** Where each kind is looked at. People are found under People: their keys are not kept with events. */
const paths: Partial<Record<SubjectKind, (id: string) => string>> = {
  lead: id => `/desk/leads/${id}`,
  chat: id => `/desk/chats/${id}`,
  privacy_request: id => `/desk/privacy/${id}`,
  partner: id => `/desk/partners/${id}`,
  setting: id => `/desk/settings/${id}`,
  receiver: id => `/desk/settings/webhooks/${id}`,
  catalog: id => `/desk/catalog/${id}`,
}

function pathOf(kind: SubjectKind, id: string, reference: string | null): string | null {
  if (kind === 'order') return reference && `/desk/orders/${reference}`
  return paths[kind]?.(id) ?? null
}
