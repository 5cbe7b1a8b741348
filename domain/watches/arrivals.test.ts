import { array, assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { OtherProvider } from '#domain/availability/lookup-result.ts'
import { importedTechnologies, technologyName } from '#domain/availability/technology.ts'
import { listedProviders, newProviders } from './arrivals.ts'
import { watchTypes } from './watch.ts'

type Code = (typeof importedTechnologies)[number]

function other(name: string, codes: readonly Code[], nationwide = false): OtherProvider {
  const technologies = codes.map(code => ({
    ...{ code, name: technologyName(code), download: null, upload: null, lowLatency: null },
  }))
  const coverage = { technologies, shareServed: null, shareOf: null, nationwide }
  return { name, technology: '', maxDownload: null, coverage }
}
const answer = (otherProviders: OtherProvider[]) => ({ providers: [], otherProviders })
const names = (providers: readonly { name: string }[] | null) => providers?.map(one => one.name)

test('only who is listed by the kind that is waited for counts', () => {
  const there = answer([other('Old Cable', [40]), other('New Fiber', [50, 40]), other('Sky', [], true)])
  expect(names(listedProviders(there, 'fiber'))).toEqual(['New Fiber'])
  expect(names(listedProviders(there, 'cable'))).toEqual(['Old Cable', 'New Fiber'])
  expect(names(listedProviders(there, 'any'))).toEqual(['Old Cable', 'New Fiber'])
  expect(names(listedProviders(there, 'dsl'))).toEqual([])
})

test('where only lists of states answered, nothing is known', () => {
  expect(listedProviders({ ...answer([other('A', [50])]), isMock: true }, 'any')).toBeNull()
})

test('a provider is known by any of its names: sources differ in their ids', () => {
  const before = listedProviders(answer([other('Acme Fiber', [50])]), 'fiber') ?? []
  const known = new Set(before.flatMap(one => one.keys))
  const renamed = { ...other('ACME FIBER', [50]), fccProviderId: 190_009 }
  expect(newProviders(listedProviders(answer([renamed]), 'fiber') ?? [], known)).toEqual([])
})

test('an entry that several people reported as wrong is not told', () => {
  const doubted = { ...other('Acme Fiber', [50]), doubted: true }
  expect(newProviders(listedProviders(answer([doubted]), 'fiber') ?? [], new Set())).toEqual([])
})

test('who was told is never told again, whatever the place and the kind', () => {
  const places = array(
    record({
      name: constantFrom('A', 'B', 'C', 'D'),
      codes: array(constantFrom(...importedTechnologies)),
      nationwide: boolean(),
    }).map(({ name, codes, nationwide }) => other(name, codes, nationwide)),
  )
  assert(
    property(places, places, constantFrom(...watchTypes), (before, after, type) => {
      const known = new Set((listedProviders(answer(before), type) ?? []).flatMap(one => one.keys))
      const fresh = newProviders(listedProviders(answer(after), type) ?? [], known)
      for (const one of fresh)
        expect(
          before.some(was => was.name === one.name && names(listedProviders(answer([was]), type))?.length),
        ).toBe(false)
      const now = new Set([...known, ...fresh.flatMap(one => one.keys)])
      expect(newProviders(listedProviders(answer(after), type) ?? [], now)).toEqual([])
    }),
  )
})
