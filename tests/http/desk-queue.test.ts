import { beforeEach, expect, test } from 'vitest'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`192.0.2.${(client += 1)}`))

test('the queue finds an order and a lead by the number to call, however it is written', async () => {
  const agent = await signInStaff(site, 'agent')
  const asked = { name: 'Lena Lead', email: 'lead@example.com', phone: '(512) 555-0144', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: true, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...asked, ...rest })).status).toBe(200)
  const lines = [aStoredLine('metronet', '1 Gig')]
  const order = aPostedOrder({ name: 'Olga Order', phone: '+1 512.555.0177', lines })
  const cookie = await site.signUp('olga')
  expect((await site.postJson('/api/orders', order, { cookie })).status).toBe(200)
  const rows = async (search: string) => {
    const html = await (await site.get(`/desk?${new URLSearchParams({ search })}`, { cookie: agent })).text()
    return ['Lena Lead', 'Olga Order'].filter(name => html.includes(name))
  }
  expect(await rows('512-555-0144')).toEqual(['Lena Lead'])
  expect(await rows('5550177')).toEqual(['Olga Order'])
  expect(await rows('(512) 555')).toEqual(['Lena Lead', 'Olga Order'])
  expect(await rows('512 555 0199')).toEqual([])
})

test('queue and people find an order by its reference, with or without its PW and its dashes', async () => {
  const agent = await signInStaff(site, 'agent')
  const lines = [aStoredLine('metronet', '1 Gig')]
  const cookie = await site.signUp('rita')
  const placed = await site.postJson('/api/orders', aPostedOrder({ name: 'Rita Reference', lines }), {
    cookie,
  })
  const { reference } = (await placed.json()) as { reference: string }
  const [, first = '', last = ''] = reference.split('-')
  for (const typed of [
    reference,
    `pw${first}${last}`,
    `${first}-${last}`,
    `${first}${last}`.toLowerCase(),
    first,
  ])
    for (const list of ['/desk', '/desk/people']) {
      const found = await site.get(`${list}?${new URLSearchParams({ search: typed })}`, { cookie: agent })
      expect(await found.text()).toContain('Rita Reference')
    }
})
