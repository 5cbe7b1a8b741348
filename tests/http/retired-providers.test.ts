import { beforeAll, expect, test } from 'vitest'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
let editor = ''
beforeAll(async () => {
  editor = await signInStaff(site, 'editor')
})

const read = async (path: string, cookie = '') =>
  (await (await site.get(path, { cookie })).text()).replaceAll('<!-- -->', '')
const told = async (message: string) =>
  (await (await site.postJson('/api/chat-assistant', { message })).json()).response
const status = async (path: string) => (await site.get(path)).status
const retire = (id: string) =>
  postDesk(site, `/desk/catalog/provider/${id}`, { intent: 'retire', version: '0' }, editor)

test('providers of the specification are gone from every page once they are retired', {
  timeout: 60_000,
}, async () => {
  const gone = ['xfinity', 'att', 'starlink']
  for (const id of gone) expect((await retire(id)).status).toBe(302)
  const led = await Promise.all(
    gone.map(
      async id => /publish\?drafts=(\d+)/.exec(await read(`/desk/catalog/provider/${id}`, editor))?.[1],
    ),
  )
  const publish = `/desk/catalog/publish?drafts=${led.join('.')}`
  const html = await read(publish, editor)
  expect(html).toContain('Figures of the specification (contract) are retired')
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const keys = [...html.matchAll(/name="check\d+" value="([^"]+)"/g)].map(([, key = '']) => key)
  const reasons = keys.flatMap((key, index) => [
    [`check${index}`, key],
    [`reason${index}`, 'They sell elsewhere now.'],
  ])
  const fields = { seen, when: 'now', ...Object.fromEntries(reasons) }
  expect((await postDesk(site, publish, fields, editor)).status).toBe(302)
  // Its labels are still there to be read.
  await expect.poll(() => status('/providers/xfinity'), { timeout: 40_000 }).toBe(302)
  const pages = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+(\/[^/<]*)<\/loc>/g)]
  expect(pages.length).toBeGreaterThan(20)
  for (const path of ['/', ...pages.map(([, page = '']) => page)]) {
    // Who bought CenturyLink's fiber is a fact of CenturyLink, which comes into the guide's ten now.
    const words = (await read(path)).replaceAll('has been part of AT&amp;T since', '')
    expect([path, words.match(/Xfinity|AT&amp;T|Starlink/)?.[0]]).toEqual([path, undefined])
  }
  for (const message of [
    'How much is Xfinity?',
    'Compare Xfinity and Kinetic',
    'Compare Kinetic with Xfinity',
  ])
    expect(await told(message)).toContain('Xfinity is a provider that we don’t sell')
  // What is said of satellites in general names those that are left.
  for (const message of ['Do you have Amazon Kuiper?', 'Is Hughesnet good for gaming?', 'What is latency?'])
    expect(await told(message)).not.toContain('Starlink')
  expect(await told('Do you have Amazon Kuiper?')).toContain('Of satellites we compare Hughesnet and Viasat.')
  expect(await status('/providers/nobody')).toBe(404)
  expect(await read('/providers/nobody')).toContain('<title>Page not found')
})

test('a provider whose page was written for it is not retired at the desk', async () => {
  const refused = await retire('kinetic')
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('It can’t be retired here: /kinetic-windstream was written for it'),
  ])
  expect(await read('/desk/catalog/provider/kinetic', editor)).toContain('It can’t be retired here')
})
