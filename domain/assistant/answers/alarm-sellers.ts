import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { listInWords } from './plan-words.ts'

/** Who sells packages with home security, in the catalog's order. */
export const alarmSellers = ({ providers }: Pick<Catalogue, 'providers'>): readonly Provider[] =>
  providers.filter(({ kinds }) => kinds.includes('security'))

/** The sellers that a question names. */
export const sellersNamed = ({ asked }: Pick<Asking, 'asked'>): readonly Provider[] =>
  asked.providers.filter(({ kinds }) => kinds.includes('security'))

/** Those that are named, else all. */
export const sellersMeant = (asking: Pick<Asking, 'asked' | 'catalogue'>): readonly Provider[] => {
  const named = sellersNamed(asking)
  return named.length > 0 ? named : alarmSellers(asking.catalogue)
}

export const byName = (a: Provider, b: Provider): number => a.name.localeCompare(b.name)
const namesOf = (sellers: readonly Provider[]): string[] => sellers.toSorted(byName).map(({ name }) => name)

/** All sellers by name: `ADT and Vivint`. */
export const sellersInWords = (catalogue: Catalogue): string => listInWords(namesOf(alarmSellers(catalogue)))

/** Any of them: `ADT or Vivint`; of those that sell some packages, if these are given. */
export function anySeller(catalogue: Catalogue, packages?: readonly { providerId: string }[]): string {
  const isMeant = ({ id }: Provider) => !packages || packages.some(one => one.providerId === id)
  const names = namesOf(alarmSellers(catalogue).filter(isMeant))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

type Service = SecurityPackage['services'][number]

/** Sellers all of whose packages come with something. */
const sellersWith = (catalogue: Catalogue, service: Service): readonly Provider[] =>
  alarmSellers(catalogue).filter(({ id }) => {
    const packages = catalogue.packagesOf(id)
    return packages.length > 0 && packages.every(({ services }) => services.includes(service))
  })

/** Who comes and installs, or watches around the clock: `ADT and Vivint`; empty if nobody does. */
export const whoHas = (catalogue: Catalogue, service: Service): string =>
  listInWords(namesOf(sellersWith(catalogue, service)))

/** `ADT and Vivint send an installer`, or one that does; with words for nobody. */
export function whoSendsInstaller(catalogue: Catalogue): string {
  const sellers = sellersWith(catalogue, 'installation')
  if (sellers.length === 0) return 'Some companies send an installer'
  return `${listInWords(namesOf(sellers))} ${sellers.length === 1 ? 'sends' : 'send'} an installer`
}

/** What each package of a company starts at in a month. */
export const startsOf = (catalogue: Catalogue, id: string): number[] =>
  catalogue.packagesOf(id).flatMap(one => one.choices?.kit.minCents ?? packagePriceCents(one) ?? [])

/** What the companies start at: `ADT from $1.00/mo, Vivint from $2.00/mo`. A price given by phone alone isn't named. */
export const startingPrices = (catalogue: Catalogue): string =>
  alarmSellers(catalogue)
    .toSorted(byName)
    .flatMap(({ id, name }) => {
      const starts = startsOf(catalogue, id)
      return starts.length > 0 ? [`${name} from ${formatMonthly(Math.min(...starts))}`] : []
    })
    .join(', ')

/** The links to the packages of sellers that have a page. */
export const packageLinks = (sellers: readonly Provider[]) =>
  sellers.flatMap(({ name, page }) => (page ? [{ label: `${name} packages`, href: page }] : []))

/** For how long packages bind, where that is published; the names of those of whom nothing is. */
export function alarmTerms(
  catalogue: Catalogue,
  sellers: readonly Provider[],
): { told: string; unsaid: readonly string[] } {
  const termsOf = ({ id }: Provider) => catalogue.packagesOf(id).map(({ contractMonths }) => contractMonths)
  const isSaid = (one: Provider) => {
    const terms = termsOf(one)
    return terms.length > 0 && terms.every(months => months !== null)
  }
  const told = sellers.filter(isSaid).map(one => {
    const terms = [...new Set(termsOf(one))].map(Number).toSorted((a, b) => a - b)
    const words = terms.map(months => (months === 0 ? 'no contract' : `a contract of ${months} months`))
    return `${one.name} has ${words.join(' or ')}${terms.length > 1 ? ', by the package' : ''}.`
  })
  return { told: told.join(' '), unsaid: namesOf(sellers.filter(one => !isSaid(one))) }
}
