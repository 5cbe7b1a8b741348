/** This site's page of all broadband labels of a provider. */
export const labelsPath = (providerId: string) => `/providers/${providerId}/labels`
