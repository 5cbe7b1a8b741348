import { expect, test } from 'vitest'
import { pageBefore } from './return-to.ts'

const posted = (path: string, referer?: string) =>
  pageBefore(
    new Request(`https://plainwire.example${path}`, {
      method: 'POST',
      ...(referer ? { headers: { referer } } : {}),
    }),
  )

test('whoever has to sign in again comes back to the page', () => {
  const read = (path: string) => pageBefore(new Request(`https://plainwire.example${path}`))
  expect(read('/desk/audit?what=x')).toBe('/desk/audit?what=x')
  expect(read('/desk/orders/PW-1.data?_routes=a')).toBe('/desk/orders/PW-1')
})

test('a form leads back to the page that it stands on', () => {
  const page = 'https://plainwire.example/desk?kind=order'
  expect(posted('/desk/orders/PW-1.data')).toBe('/desk/orders/PW-1')
  expect(posted('/desk.data?index', page)).toBe('/desk?kind=order')
  expect(posted('/desk/coverage/uploads', 'https://plainwire.example/desk/coverage')).toBe('/desk/coverage')
})

test.each(['https://other.example/login', 'nonsense', 'https://plainwire.example/desk/sign-in?returnTo=x'])(
  'nobody is led anywhere but to the desk: %s',
  referer => {
    expect(posted('/desk/orders/PW-1', referer)).toMatch(/^\/desk(\/orders\/PW-1)?$/)
  },
)
