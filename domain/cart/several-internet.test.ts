import { expect, test } from 'vitest'
import { severalInternetWords } from './several-internet.ts'

const service = (serviceName: string, kind: 'internet' | 'tv' = 'internet') => {
  return { kind, providerName: 'Acme', serviceName }
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
})
