import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const [frontier] = readSeed().plansOf('frontier')

test('of an order from two providers the desk chooses what one of them refused, and it goes on with the rest', async () => {
  const lines = [aStoredLine('frontier', frontier?.name ?? ''), aStoredLine('metronet', '1 Gig')]
  const cookie = await site.signUp('twoproviders')
  const placed = await site.postJson('/api/orders', aPostedOrder({ lines }), { cookie })
  const { reference } = (await placed.json()) as { reference: string }
  const agent = await signInStaff(site, 'agent')
  const path = `/desk/orders/${reference}`
  const read = async () => (await site.get(path, { cookie: agent })).text()
  const page = await read()
  const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? []
  const box = (number: number) =>
    page.match(/<input[^>]*>/g)?.find(tag => tag.includes(`name="refused${number}"`)) ?? ''
  expect([box(0), box(1)].map(tag => tag.includes('checked'))).toEqual([false, false])
  const [, first = ''] = /value="([^"]+)"/.exec(box(0)) ?? []
  const told = {
    ...{ intent: 'outcome', outcome: 'not_available', version },
    reason: 'No line in the street',
  }
  const asked = await postDesk(site, path, { ...told, refused: 'chosen' }, agent)
  const words = expect.stringContaining('Choose what the provider doesn’t offer there')
  expect([asked.status, await asked.text()]).toEqual([422, words])
  const done = await postDesk(site, path, { ...told, refused: 'chosen', refused0: first }, agent)
  expect([done.status, done.headers.get('location')]).toEqual([302, path])
  const after = await read()
  expect(after).toContain('Part of it not available there')
  expect(after).not.toContain('name="refused0"')

  // Beside what the data promised it is a link for whoever may open orders.
  for (const [role, leads] of [
    ['administrator', true],
    ['editor', false],
  ] as const) {
    const staff = await signInStaff(site, role)
    const promises = await (await site.get('/desk/coverage/promises', { cookie: staff })).text()
    expect(promises).toContain(reference)
    expect(promises.includes(`href="${path}"`)).toBe(leads)
  }
})
