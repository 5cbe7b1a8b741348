import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ORIGIN, useOwnBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
const excerpts = join(import.meta.dirname, '..', '..', 'domain', 'labels', 'excerpts')
let editor = ''

beforeAll(async () => {
  editor = await signInStaff(site, 'editor')
})

function upload(file: string | Buffer, fields: Record<string, string>, cookie = editor) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'upload', ...fields })) form.set(name, value)
  const bytes = typeof file === 'string' ? readFileSync(join(excerpts, file)) : file
  form.set('file', new File([new Uint8Array(bytes)], typeof file === 'string' ? file : 'labels.csv'))
  return post(form, cookie)
}

/** Posts a form with its length, as browsers do. */
async function post(form: FormData, cookie: string) {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = { origin: ORIGIN, 'content-type': type, 'content-length': String(body.length), cookie }
  return site.request('/desk/labels', { method: 'POST', headers, body })
}

const page = async (path = '/desk/labels') => (await site.get(path, { cookie: editor })).text()

test('a file is taken over, told in words, and its bad rows can be read', async () => {
  const answer = await upload('metronet.csv', { provider: 'metronet', date: '2026-06-29' })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('labels taken over')])
  const read = await page('/desk/labels/metronet')
  expect(read).toContain('Jun 29, 2026')
  expect(read).toContain('Rows that could not be read')
  expect(read).toContain('metronet.csv')
})

test('a file of another provider is refused beside its field, and one of today is taken back', async () => {
  const fields = { provider: 'breezeline', date: '2026-06-29' }
  expect((await upload('breezeline.csv', fields)).status).toBe(200)
  const later = { ...fields, date: '2026-07-20' }
  const wrong = await upload('metronet.csv', later)
  const text = await wrong.text()
  expect([wrong.status, text]).toEqual([422, expect.stringContaining('nothing changed: its labels are of')])
  expect(text).toContain('name="allowOther"')
  expect(text).toContain('choose the file again and check “The provider really bears that name now”')
  expect((await upload('metronet.csv', { ...later, allowOther: 'yes' })).status).toBe(200)
  const own = '/desk/labels/breezeline'
  expect(await page(own)).toContain('Back to the edition of Jun 29, 2026')
  const back = { intent: 'take-back', date: later.date }
  const answer = await postDesk(site, own, back, editor)
  const done = answer.headers.get('location') ?? ''
  expect([answer.status, done.split('?')[0]]).toEqual([302, own])
  const left = await page(done)
  expect(left).toContain('Taken back: the edition of Jun 29, 2026 counts again.')
  expect(left).not.toContain('Jul 20, 2026')
  expect(left).toContain('Jun 29, 2026')
  expect((await postDesk(site, own, back, editor)).status).toBe(404)
})

test('what is no file of labels is refused in words and changes nothing', async () => {
  const answer = await upload(Buffer.from('name,price\n1,2\n'), { provider: 'metronet', date: '2026-07-01' })
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('The file was refused and nothing changed'),
  ])
  const early = await upload('metronet.csv', { provider: 'metronet', date: '2099-01-01' })
  expect([early.status, await early.text()]).toEqual([422, expect.stringContaining('still to come')])
  expect(await page('/desk/labels/metronet')).not.toContain('Jul 1, 2026')
})

test('a plan that differs is worked off: kept for a reason until the label changes, or taken over', async () => {
  await upload('kinetic-2026-06-29.csv', { provider: 'kinetic', date: '2026-06-29' })
  const text = await page()
  const [, planId = '', key = ''] =
    text.match(/name="planId" value="([^"]+)"\/><input type="hidden" name="key" value="([^"]+)"/) ?? []
  expect(planId).not.toBe('')
  const decide = async (fields: Record<string, string>) => {
    const form = new FormData()
    const seen = (await page()).match(/name="seen" value="(\d[^"]+)"/)?.[1] ?? ''
    const all = { intent: 'decide', planId, key: key.replaceAll('&quot;', '"'), seen, ...fields }
    for (const [name, value] of Object.entries(all)) form.set(name, value)
    return post(form, editor)
  }
  const without = await decide({ decision: 'keep', reason: ' ' })
  expect([without.status, await without.text()]).toEqual([422, expect.stringContaining('Say why ours stays')])
  expect((await decide({ decision: 'keep', reason: 'Confirmed by phone' })).status).toBe(200)
  expect(await page()).toContain('Ours stays: Confirmed by phone')
  expect((await decide({ decision: 'take_over' })).status).toBe(200)
  const [, toThePlan = ''] = (await page()).match(/href="([^"]+)"[^>]*>Change the plan/) ?? []
  expect(await page(toThePlan)).toContain('has a draft')
  // Somebody decides on a label that says something else by now.
  expect((await decide({ decision: 'take_over', key: '[]' })).status).toBe(409)
})

test('a file that is empty, cut off or too large is refused on the page, and changes nothing', async () => {
  const fields = { provider: 'kinetic', date: '2026-08-03' }
  const whole = readFileSync(join(excerpts, 'kinetic-2026-08-03.csv'))
  const told = async (file: Buffer, more = {}) => {
    const answer = await upload(file, { ...fields, ...more })
    const text = await answer.text()
    expect(text).toContain('>Upload a file</h2>')
    return [answer.status, text.match(/role="alert" class="text-alarm[^"]*">([^<]+)/)?.[1]]
  }
  const before = await page('/desk/labels/kinetic')
  expect(await told(Buffer.alloc(0))).toEqual([422, 'labels.csv is empty, and nothing was changed.'])
  expect(await told(whole.subarray(0, -200))).toEqual([422, expect.stringContaining('cut off')])
  expect(await told(Buffer.from('PK\u0003\u0004 and no more'))).toEqual([
    422,
    expect.stringContaining('can’t be opened as a spreadsheet'),
  ])
  expect(await told(Buffer.alloc(22 * 1024 ** 2))).toEqual([
    413,
    'The file is larger than 20 MB. Nothing was changed.',
  ])
  const broken = await site.request('/desk/labels', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x', cookie: editor },
    body: '--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\nupl',
  })
  expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('didn’t arrive whole')])
  const unchanged = (text: string) => text.match(/<table[^]*<\/table>/)?.[0]
  expect(unchanged(await page('/desk/labels/kinetic'))).toEqual(unchanged(before))
})

test('far fewer plans than before are taken only when somebody says that this is right', async () => {
  const lines = readFileSync(join(excerpts, 'spectrum-2026-06-04.csv'), 'utf8').split('\n')
  const [header = '', first = ''] = lines
  const many = [header, ...Array.from({ length: 12 }, (_, n) => first.replace('F00', `F${10 + n}`))]
  const fields = { provider: 'spectrum', date: '2026-06-04' }
  expect((await upload(Buffer.from(`${many.join('\n')}\n`), fields)).status).toBe(200)
  const few = Buffer.from(`${many.slice(0, 3).join('\n')}\n`)
  const later = { ...fields, date: '2026-07-01' }
  const refused = await upload(few, later)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('name="allowFewer"')])
  expect((await upload(few, { ...later, allowFewer: 'yes' })).status).toBe(200)
})

test('prices far from those before are taken only when somebody says that this is right', async () => {
  const june = readFileSync(join(excerpts, 'kinetic-2026-06-29.csv'), 'utf8')
  const fields = { provider: 'wow', date: '2026-06-29' }
  expect((await upload(Buffer.from(june), fields)).status).toBe(200)
  const inCents = june.replaceAll(/,Fixed,(\d+)\.(\d\d),/g, ',Fixed,$1$2,')
  const later = { ...fields, date: '2026-07-20' }
  const refused = await upload(Buffer.from(inCents), later)
  const text = await refused.text()
  expect([refused.status, text]).toEqual([422, expect.stringContaining('prices are at least twice')])
  expect(text).toContain('name="allowPrices"')
  expect((await upload(Buffer.from(inCents), { ...later, allowPrices: 'yes' })).status).toBe(200)
})

test('the same file under a later day says that prices count as checked later, and that is taken back', async () => {
  const seen = async () => (await page('/desk/labels/brightspeed')).replaceAll('<!-- -->', '')
  const fields = { provider: 'brightspeed', date: '2026-06-29' }
  expect((await upload('brightspeed.csv', fields)).status).toBe(200)
  const again = await upload('brightspeed.csv', { ...fields, date: '2026-07-20' })
  expect((await again.text()).replaceAll('<!-- -->', '')).toContain(
    'nothing changed, but visitors now read that they were checked on Jul 20, 2026 (before: Jun 29, 2026)',
  )
  expect(await seen()).toContain('count as checked on Jul 20, 2026 because')
  const own = '/desk/labels/brightspeed'
  expect((await postDesk(site, own, { intent: 'take-back-check' }, editor)).status).toBe(302)
  expect(await seen()).not.toContain('Jul 20, 2026')
  expect((await postDesk(site, own, { intent: 'take-back-check' }, editor)).status).toBe(404)
})

test('agents and strangers take over nothing', async () => {
  const agent = await signInStaff(site, 'agent')
  const fields = { provider: 'cox', date: '2026-06-29' }
  const refused = await upload('cox.csv', fields, agent)
  const words = await refused.text()
  expect([refused.status, words]).toEqual([403, expect.stringContaining('Not yours to do')])
  expect(words).not.toContain('Something went wrong')
  expect((await upload('cox.csv', fields, '')).status).toBe(302)
  expect(await page('/desk/labels/cox')).toContain('No file of this provider was taken over yet')
})

test('fetching now is ordered for providers whose address is known', async () => {
  const fetchOf = (provider: string) => {
    const form = new FormData()
    form.set('intent', 'fetch')
    form.set('provider', provider)
    return post(form, editor)
  }
  expect((await fetchOf('cox')).status).toBe(200)
  expect((await fetchOf('viasat')).status).toBe(404)
  const { db, queue } = site.assembled.services
  expect((await queue.waitingJobs(db)).filter(({ queue: name }) => name === 'label_fetch')).toMatchObject([
    { data: { providerIds: ['cox'] } },
  ])
})
