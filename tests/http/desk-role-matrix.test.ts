import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, pageOperations } from '#app/operations/operations.server.ts'
import type { Given, OperationFacts, Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { type DeskOperationName, isAllowed } from '#domain/staff/roles.ts'
import { findStaffSession } from '#domain/staff/session-store.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'
import { silentLog } from '#tests/support/test-queue.ts'

const site = useBuiltSite()

const asking = [
  'visitor',
  'customer',
  'agent without second factor',
  'disabled agent',
  'agent',
  'editor',
  'administrator',
] as const
type Asking = (typeof asking)[number]
const cookies = {} as Record<Asking, string>

beforeAll(async () => {
  cookies.visitor = ''
  cookies.customer = await site.signUp('customer')
  cookies['agent without second factor'] = await signInStaff(site, 'agent', { factor: 'missing' })
  cookies['disabled agent'] = await signInStaff(site, 'agent', { name: 'Gone Agent' })
  await site.assembled.services.db.execute(
    sql`update staff set disabled_at = now() where name = 'Gone Agent'`,
  )
  for (const role of ['agent', 'editor', 'administrator'] as const)
    cookies[role] = await signInStaff(site, role, { name: `Known ${role}` })
})

/** What the table of roles says to whoever asks; null where the operation is theirs. */
function refusalOf(who: Asking, name: string): ProblemCode | null {
  if (who === 'agent without second factor') return 'second_factor_missing'
  if (who !== 'agent' && who !== 'editor' && who !== 'administrator') return 'staff_only'
  return isAllowed(who, name as DeskOperationName) ? null : 'role_missing'
}

type Callable = OperationFacts & {
  perform(deps: unknown, caller: unknown, given: Given): Promise<Result<unknown, ProblemCode>>
}
const bound = [
  ...Object.values(endpoints).map(({ operation }) => operation),
  ...Object.values(pageOperations).flat(),
]
const ofStaff = [...new Set<OperationFacts>(bound)].filter(({ who }) => who === 'staff') as Callable[]

describe.each(asking)('%s', who => {
  test.each(ofStaff.map(operation => [operation.name, operation] as const))(
    'is answered by %s as the table of roles says',
    async (name, operation) => {
      const { db } = site.assembled.services
      const token = /plainwire-desk=([^;]+)/.exec(cookies[who])?.[1] ?? 'none'
      const session = () => findStaffSession(db, token, new Date())
      const caller = {
        ...{ clientNetwork: '203.0.113.1', clientAddress: '203.0.113.1', log: silentLog },
        ...{ request: new Request('http://localhost/desk'), now: () => new Date(), session },
        visitor: () => Promise.resolve(null),
        staffMember: async () => (await session())?.member ?? null,
      }
      // Read only once whoever asks is let through: the use case itself does not run.
      const given = () => Promise.resolve({ ok: false, code: 'not_json' } as const)
      const result = await operation.perform({ limiter: unlimited }, caller, given)
      expect(result).toMatchObject({ ok: false, code: refusalOf(who, name) ?? 'not_json' })
    },
  )

  test('reads and changes nothing at any address that is not theirs', async () => {
    const addresses = Object.entries(pageOperations).filter(
      ([key, operations]) =>
        key.includes(' /desk') && operations.some(operation => operation.who === 'staff'),
    )
    expect(addresses.length).toBeGreaterThan(5)
    for (const [key, operations] of addresses) {
      const [method = '', route = ''] = key.split(' ')
      const path = route.replace(/:\w+/g, 'PW-AAAA-AAAA')
      const asked = () =>
        method === 'GET'
          ? site.get(path, {
              cookie: cookies[who],
              accept: route.endsWith('/stream') ? 'text/event-stream' : '*/*',
            })
          : postDesk(site, path, { intent: operations[0]?.name ?? '' }, cookies[who])
      const names = operations.filter(operation => operation.who === 'staff').map(({ name }) => name)
      if (names.some(name => refusalOf(who, name) === null)) continue
      const answer = await asked()
      const isSentAway = /^\/desk\/\w/.test(answer.headers.get('location') ?? '')
      const isRefused = [400, 401, 403, 415].includes(answer.status)
      expect([key, who, isSentAway || isRefused]).toEqual([key, who, true])
      const text = await answer.text()
      for (const secret of ['Gone Agent', '@plainwire.example']) {
        expect([key, who, text.includes(secret)]).toEqual([key, who, false])
      }
    }
  })
})

test('every operation of the desk is reached by somebody, and named in the table of roles', () => {
  expect(ofStaff.length).toBeGreaterThan(12)
  for (const { name } of ofStaff) {
    expect([name, asking.some(who => refusalOf(who, name) === null)]).toEqual([name, true])
  }
})
