import type { FoundProvider, LookupResult, OtherProvider } from '#domain/availability/lookup-result.ts'
import { planTypeOf, technologyName } from '#domain/availability/technology.ts'
import type { WatchType } from './watch.ts'

/** A provider that our data list at a place, with a kind of internet. */
export type ListedProvider = {
  name: string
  /** Every name that data use for it: sources differ, and it is known if one of these is. */
  keys: string[]
  /** The kinds that somebody waits for, in words, such as `Fiber`. */
  technology: string
  /** Reported as wrong by several people. */
  doubted: boolean
}

/**
 * Who is listed at a place with a kind of internet. Guesses don't count, nor does satellite, which is everywhere;
 * `null` if no coverage data answered, so nothing can be said.
 */
export function listedProviders(
  { providers, otherProviders, isMock }: Pick<LookupResult, 'providers' | 'otherProviders' | 'isMock'>,
  type: WatchType,
): ListedProvider[] | null {
  if (isMock) return null
  return [
    ...providers.flatMap(one => listed(one, type, [`id:${one.id}`])),
    ...otherProviders.flatMap(one => listed(one, type, [])),
  ]
}

function listed(one: FoundProvider | OtherProvider, type: WatchType, keys: string[]): ListedProvider[] {
  const { name, coverage, fccProviderId, doubted = false } = one
  if (!coverage || coverage.nationwide) return []
  const wanted = coverage.technologies.filter(({ code }) => type === 'any' || planTypeOf(code) === type)
  if (wanted.length === 0 && type !== 'any') return []
  const technology = [...new Set(wanted.map(({ code }) => technologyName(code)))].join(', ')
  const fcc = fccProviderId === undefined ? [] : [`fcc:${fccProviderId}`]
  return [{ name, keys: [...keys, ...fcc, `name:${name.toLowerCase()}`], technology, doubted }]
}

/** The listed providers that the person doesn't know about yet, without those that several people reported as wrong. */
export function newProviders(
  there: readonly ListedProvider[],
  known: ReadonlySet<string>,
): readonly ListedProvider[] {
  return there.filter(({ keys, doubted }) => !doubted && !keys.some(key => known.has(key)))
}
