/**
 * A plan with its provider, such as `Metronet 500 Mbps`. Words that end the one and begin the other are said once:
 * `Spectrum Internet`, `Hill Country Fiber 300`.
 */
export function fullName(providerName: string, planName: string): string {
  if (planName.startsWith(providerName)) return planName
  const [first, ...rest] = providerName.split(' ')
  return `${first} ${fullName(rest.join(' '), planName)}`
}
