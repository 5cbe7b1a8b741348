import { expect, test } from 'vitest'
import { severalInternetWords } from './several-internet.ts'

const service = (serviceName: string, kind: 'internet' | 'tv' = 'internet', quantity = 1) => {
  return { kind, providerName: 'Acme', serviceName, quantity }
}

test('only a cart with several internet plans is told of them', () => {
  expect(severalInternetWords([])).toBeNull()
  expect(severalInternetWords([service('One'), service('TV', 'tv')])).toBeNull()
  expect(severalInternetWords([service('One'), service('TV', 'tv'), service('Two')])).toMatch(
    /^You have two internet plans for the same home: Acme One and Acme Two\. /,
  )
  expect(severalInternetWords([service('One'), service('Two'), service('Three')])).toContain(
    'You have 3 internet plans for the same home: Acme One, Acme Two, and Acme Three.',
  )
  expect(severalInternetWords([service('TV', 'tv', 3), service('One')])).toBeNull()
  expect(severalInternetWords([service('One', 'internet', 2)])).toBe(
    'You have Acme One 2 times, for the same home. If you want it once, make it 1 before you order.',
  )
  expect(severalInternetWords([service('One', 'internet', 2), service('Two')])).toContain('3 internet plans')
})
