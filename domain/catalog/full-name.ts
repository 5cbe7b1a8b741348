/** A plan with its provider, such as `Metronet 500 Mbps`; a provider that its plan already names is not repeated. */
export function fullName(providerName: string, planName: string): string {
  return planName.startsWith(providerName) ? planName : `${providerName} ${planName}`
}
