/**
 * A plan with its provider, such as `Metronet 500 Mbps`. Words that end the one and begin the other are said once:
 * `Spectrum Internet`, `Hill Country Fiber 300`.
 */
export function fullName(providerName: string, planName: string): string {
  const words = providerName.split(' ')
  const shared = words.findIndex((_, from) => `${planName} `.startsWith(`${words.slice(from).join(' ')} `))
  return [...words.slice(0, shared < 0 ? words.length : shared), planName].join(' ')
}
