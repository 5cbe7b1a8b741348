import { validate as isUuid, v5 as uuidFromName } from 'uuid'

/** Our namespace for identifiers derived from text; never change it, because stored orders contain its results. */
const PROVIDER_NAMESPACE = '5f0c6f0e-7a3c-4b5e-9a53-0d2b9e1c7a44'

/**
 * A provider id as order items store it: a UUID stays as it is, any other text gives the same UUID every time
 * (specification, section 5).
 */
export function providerUuid(providerId: string): string {
  return isUuid(providerId) ? providerId.toLowerCase() : uuidFromName(providerId, PROVIDER_NAMESPACE)
}
