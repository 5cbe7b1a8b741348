import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { securityRangeOf } from '#domain/catalog/security-range.ts'
import { kitsWithoutContract } from './alarm-kits.ts'
import { alarmSellers, byName, sellersInWords, startingPrices, whoHas } from './alarm-sellers.ts'
import { listInWords } from './plan-words.ts'

/** Kits that the guide says are free of a contract. */
export const kitsWithout = (catalogue: Catalogue): string[] =>
  kitsWithoutContract(catalogue).map(({ name }) => name)

/** Sellers whose devices are listed one by one. */
export const sellersWithDevices = (catalogue: Catalogue): string =>
  listInWords(
    alarmSellers(catalogue)
      .filter(({ id }) => securityRangeOf(catalogue, id).length > 0)
      .toSorted(byName)
      .map(({ name }) => name),
  )

/** Who of several companies sets an alarm up by its installer, in a list; after a comma, or nothing. */
export const installersOf = (catalogue: Catalogue): string => {
  const names = whoHas(catalogue, 'installation')
  return names && `${names} by ${names.includes(' and ') ? 'their' : 'its'} installer, `
}

/** Whose alarm an installer sets up; before a space, or nothing. */
export const installedIn = (catalogue: Catalogue): string => {
  const names = whoHas(catalogue, 'installation')
  const isSeveral = names.includes(' and ')
  return (
    names &&
    `${names} ${isSeveral ? 'come' : 'comes'} with professional installation: an installer sets ${isSeveral ? 'them' : 'it'} up. `
  )
}

/** Whether every seller has something in each of its packages. */
export const isAll = (catalogue: Catalogue, service: Parameters<typeof whoHas>[1]): boolean =>
  whoHas(catalogue, service) === sellersInWords(catalogue)

/** Whose monthly price holds the monitoring, and from what it starts. */
export function monitored(catalogue: Catalogue): string {
  const names = whoHas(catalogue, 'monitoring')
  if (names === '') return ''
  return isAll(catalogue, 'monitoring')
    ? `With ${names} monitoring around the clock is part of the monthly price: ${startingPrices(catalogue)}. `
    : `With ${names} monitoring around the clock is part of the monthly price; of the others I don’t know it. They start so: ${startingPrices(catalogue)}. `
}

/** Of some sellers, what the monthly price holds beside the equipment. */
export function partOfIt(catalogue: Catalogue, of: readonly Provider[]): string {
  const packages = of.flatMap(({ id }) => catalogue.packagesOf(id))
  const all = (service: Parameters<typeof whoHas>[1]) =>
    packages.every(({ services }) => services.includes(service))
  return `${all('monitoring') ? 'Monitoring around the clock is part of it' : 'Whether monitoring is part of each I don’t know'}; ${all('installation') ? 'for professional installation our catalog lists no extra price.' : 'what an installation costs our catalog doesn’t say for all of them.'}`
}

/** That some kits move along and have no contract; after what they need. */
export function freeKits(catalogue: Catalogue): string {
  const free = kitsWithout(catalogue)
  return free.length > 0
    ? `, move along, and ${listInWords(free)} have no contract by our guide`
    : ' and move along'
}

export const asItIsWith = (catalogue: Catalogue): string => {
  const names = whoHas(catalogue, 'monitoring')
  return names && `, as it is with ${names}`
}
