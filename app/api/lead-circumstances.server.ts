import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import type { RequestFacts } from '../contexts.ts'

/** What a request tells of who sends a lead, for the consent record. `page` is where the form stood. */
export function leadCircumstances(request: Request, facts: RequestFacts, page: string): ConsentCircumstances {
  return {
    pageUrl: new URL(page, request.url).href,
    ipAddress: facts.clientAddress,
    userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? null,
    globalPrivacyControl: request.headers.get('sec-gpc') === '1',
  }
}
