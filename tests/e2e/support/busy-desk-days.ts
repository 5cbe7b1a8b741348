import { parse } from 'node-html-parser'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { addDays } from '#domain/shared/calendar.ts'
import * as busy from './busy-desk.ts'

/** A day two weeks from now. */
const soon = () => addDays(new Date().toISOString().slice(0, 10), 14)

/** Sessions of the desk, as cookie headers. */
type Sessions = { administrator: string; agent: string }

/** A day's work of visitors and staff on a running site: something in every list of the desk, and in every state. */
export async function fillDesk(origin: string, { administrator, agent }: Sessions): Promise<void> {
  const visitors = busy.visitorsOf(origin)
  const { offerings } = readSeed()
  await Promise.all([
    ...[0, 1, 2, 5].map(number => busy.lead(visitors, number)),
    busy.bundleLead(visitors, 0),
    busy.report(
      visitors,
      '78701',
      'spectrum',
      'The technician said that this side of the street has no line.',
    ),
    busy.report(visitors, '68502', 'metronet', ''),
    busy.chat(visitors, ['How much is Metronet 1 Gig?', 'Can I talk to a person?']),
    busy.chat(visitors, ['Do you sell internet to boats in the harbor?']),
  ])
  const fiber = offerings.filter(({ providerId }) => providerId === 'metronet').slice(0, 1)
  const orders = await Promise.all(
    [0, 1, 2, 3, 4].map(number => busy.order(visitors, number, number === 3 ? fiber : undefined)),
  )
  const [first = '', second = '', third = '', refused = ''] = orders
  await busy.outcome(visitors, agent, first, { outcome: 'no_answer' })
  await busy.outcome(visitors, agent, first, { outcome: 'reached' })
  await busy.outcome(visitors, agent, second, { outcome: 'reached' })
  await busy.outcome(visitors, agent, second, { outcome: 'booked', date: soon() })
  await busy.outcome(visitors, agent, third, { outcome: 'cancelled', reason: 'Stays with the old provider' })
  await busy.outcome(visitors, agent, refused, {
    outcome: 'not_available',
    reason: 'No line in the building',
  })
  await visitors.postForm(
    `/desk/orders/${first}`,
    { intent: 'note', note: 'Call after five, by the back door.' },
    agent,
  )
  await visitors.postForm(
    '/desk',
    { intent: 'save-view', name: 'Orders of today', query: 'kind=order&due=today' },
    agent,
  )

  const person = parse(await visitors.read('/desk/people?search=delgado', agent))
    .querySelector('main a[href^="/desk/people/"]')
    ?.getAttribute('href')
  await visitors.postForm(person ?? '', { intent: 'request', kind: 'delete', words: 'By phone' }, agent)
  const number = new FormData()
  for (const [name, value] of [
    ['intent', 'add'],
    ['phone', '(512) 555-0199'],
    ['reason', 'Asked for it'],
  ] as const)
    number.set(name, value)
  await visitors.postFile('/desk/do-not-call', number, agent)
  await fillOffice(visitors, administrator)
}

async function fillOffice(visitors: busy.Visitors, staff: string): Promise<void> {
  const post = (path: string, fields: Record<string, string>) => visitors.postForm(path, fields, staff)
  await post('/desk/partners', {
    ...{ intent: 'add', mark: 'city-of-austin', dailyQuota: '5000' },
    name: 'City of Austin, Office of Telecommunications and Regulatory Affairs',
    sites: 'https://austin.example\nhttps://www.broadband-for-everyone.example',
  })
  await post('/desk/settings/webhooks', {
    ...{ intent: 'add', name: 'Order system', url: 'https://hooks.example/plainwire', order: 'on' },
  })
  await post('/desk/staff', {
    intent: 'invite',
    email: 'dora.with.a.long.name@plainwire.example',
    role: 'agent',
  })
  await post('/desk/settings/banner', {
    ...{ intent: 'set', version: '0', disclosure: 'We may earn compensation from some providers below.' },
    notice: 'We are closed on Thanksgiving.',
  })
  await post('/desk/deliveries', { intent: 'test' })
  for (const [plan, fields] of [
    ['metronet-1-gig', { 'schedule.0.month': '1', 'schedule.0.price': '79.95' }],
    ['wow-cable-300', { description: 'Cable internet for a household of three.' }],
  ] as const)
    await post(`/desk/catalog/plan/${plan}`, { intent: 'save', version: '0', ...fields })
  await busy.uploadLabels(visitors, staff, 'metronet', '2026-11-20', 'metronet.csv')
  await busy.beginUpload(visitors, staff)
}
