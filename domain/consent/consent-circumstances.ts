import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { readArrival } from '#domain/shared/arrival.ts'
import type { WebCaller } from '#domain/shared/operation.ts'
import { partnerMarkOf } from '#domain/shared/partner-mark.ts'

/** What a request tells about the sender of a lead, for the consent record. `page` is where the form was. */
export function consentCircumstances(
  { request, clientAddress }: WebCaller,
  page: string,
): ConsentCircumstances {
  return {
    pageUrl: new URL(page, request.url).href,
    ipAddress: clientAddress,
    userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? null,
    arrival: readArrival(request.headers),
    globalPrivacyControl: request.headers.get('sec-gpc') === '1',
    partner: partnerMarkOf(request),
  }
}
