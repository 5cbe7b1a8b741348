import { fullName } from '#domain/catalog/full-name.ts'

/** What an order is about in a line of a list: its reference first, then its services. */
export function orderAbout(
  reference: string,
  lines: readonly { providerName: string; serviceName: string; quantity: number }[],
): string {
  const services = lines.map(
    ({ providerName, serviceName, quantity }) =>
      `${fullName(providerName, serviceName)}${quantity > 1 ? ` (${quantity})` : ''}`,
  )
  return `${reference} ${services.join(', ')}`.slice(0, 300)
}
