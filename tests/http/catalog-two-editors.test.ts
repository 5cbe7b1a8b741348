import { expect, test } from 'vitest'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
const path = '/desk/catalog/plan/google-fiber-1-gig'
const mine = { intent: 'save', 'schedule.0.month': '1', 'schedule.0.price': '72.00' }
const told = 'Ana Torres has a draft'
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

test('the second editor is told whose draft it is, and overwrites nothing unseen', async () => {
  const [ana, ben] = [
    await signInStaff(site, 'editor'),
    await signInStaff(site, 'editor', { name: 'Ben Okafor' }),
  ]
  const first = await postDesk(site, path, { ...mine, 'schedule.0.price': '71.00', version: '0' }, ana)
  expect(first.status).toBe(302)
  expect(await textOf(await site.get(path, { cookie: ben }))).toContain(told)
  const blind = await postDesk(site, path, { ...mine, version: '0' }, ben)
  expect(blind.status).toBe(409)
  expect(await textOf(blind)).toContain('72.00')
  const seen = await postDesk(site, path, { ...mine, version: '1' }, ben)
  expect([seen.status, (await textOf(seen)).includes(told)]).toEqual([409, true])
  const taken = await postDesk(site, path, { ...mine, version: '1', takeOver: 'yes' }, ben)
  expect(taken.status).toBe(302)
})

/** Publishes the open draft of an entry; answers its number. */
async function publishOf(entry: string, cookie: string, more: Record<string, string>): Promise<string> {
  const html = await textOf(await site.get(entry, { cookie }))
  const [, drafts = ''] = html.match(/\/desk\/catalog\/publish\?drafts=([\d.]+)/) ?? []
  const address = `/desk/catalog/publish?drafts=${drafts}`
  const looked = await textOf(await site.get(address, { cookie }))
  const hidden = [...looked.matchAll(/name="(seen|check\d+)" value="([^"]+)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const why = 'The provider told us so by mail.'
  const reasons = Object.fromEntries(
    Object.keys(fields).map(name => [
      name.replace('check', 'reason'),
      name === 'seen' ? (fields.seen ?? '') : why,
    ]),
  )
  const done = await postDesk(site, address, { ...fields, ...reasons, ...more }, cookie)
  expect(done.status).toBe(302)
  return drafts
}

test('a colleague can look at what waits: what it changes and a preview, from the list and from the entry', async () => {
  const [ana, ben] = [
    await signInStaff(site, 'editor'),
    await signInStaff(site, 'editor', { name: 'Ben Okafor' }),
  ]
  const entry = '/desk/catalog/plan/spectrum-internet-gig'
  const saved = { ...mine, 'schedule.0.price': '73.00', version: '0' }
  expect((await postDesk(site, entry, saved, ana)).status).toBe(302)
  const moment = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16)
  const drafts = await publishOf(entry, ana, { when: 'later', moment, zone: 'America/Chicago' })
  for (const path of ['/desk/catalog/drafts', entry]) {
    const html = await textOf(await site.get(path, { cookie: ben }))
    expect(html).toContain(`href="/desk/catalog/publish?drafts=${drafts}"`)
    const [, preview = ''] = html.match(new RegExp(`href="(/desk/preview/${drafts}/[^"]+)"`)) ?? []
    const shown = await site.get(preview, { cookie: ben })
    expect([preview, shown.status]).toEqual([`/desk/preview/${drafts}/providers/spectrum`, 200])
    expect(await shown.text()).toContain('$73.00')
  }
})

test('who takes a publication back is led to the draft that is in the way', async () => {
  const ana = await signInStaff(site, 'editor')
  const entry = '/desk/catalog/plan/hughesnet-select'
  const save = async (price: string) =>
    (await postDesk(site, entry, { ...mine, 'schedule.0.price': price, version: '0' }, ana)).status
  expect(await save('51.00')).toBe(302)
  await publishOf(entry, ana, { when: 'now' })
  expect(await save('52.00')).toBe(302)
  const list = await textOf(await site.get('/desk/catalog/drafts', { cookie: ana }))
  const [, publication = ''] = list.match(/Take it back by another change: publication (\d+)/) ?? []
  const refused = await postDesk(site, '/desk/catalog/drafts', { intent: 'take-back', publication }, ana)
  expect(refused.status).toBe(409)
  const told = await textOf(refused)
  expect(told).toContain('A draft is in the way')
  expect(told).toMatch(new RegExp(`href="${entry}"[^>]*>Draft of `))
})

test('who publishes is told so, and who comes second by whom it was', async () => {
  const [ana, ben] = [
    await signInStaff(site, 'editor'),
    await signInStaff(site, 'editor', { name: 'Ben Okafor' }),
  ]
  const entry = '/desk/catalog/plan/viasat-essentials'
  const saved = { ...mine, 'schedule.0.price': '74.00', version: '0' }
  expect((await postDesk(site, entry, saved, ana)).status).toBe(302)
  const drafts = await publishOf(entry, ana, { when: 'now' })
  const late = await site.get(`/desk/catalog/publish?drafts=${drafts}`, { cookie: ben })
  expect(late.status).toBe(302)
  const second = await textOf(await site.get(late.headers.get('location') ?? '', { cookie: ben }))
  expect(second).toMatch(/Ana Torres published Viasat [^.]+\./)
  const list = await textOf(await site.get('/desk/catalog/drafts', { cookie: ana }))
  const [, publication = ''] = list.match(/Take it back by another change: publication (\d+)/) ?? []
  const told = await textOf(await site.get(`/desk/catalog/drafts?done=${publication}`, { cookie: ana }))
  expect(told).toMatch(/role="status"[^>]*>.{0,900}Published.{0,200}Viasat /s)
})
