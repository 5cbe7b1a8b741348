import { randomUUID } from 'node:crypto'
import { bundleLeadPayload } from '#domain/automation/webhook-payloads.ts'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { bundleKinds, bundleName, bundleTotalCents, chosenParts } from '#domain/bundles/bundle.ts'
import { wayToAnswer } from '#domain/callbacks/answer-ways.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { BundleLeadRequest } from './bundle-lead-form.ts'
import { isSentByMachine } from './form-pace.ts'
import { type LeadDeps, recordLead, type TakenLead } from './record-lead.server.ts'

/** What goes into the notes if the visitor checked the bill check. */
const AUDIT_NOTE = 'Free bill check wanted'

/**
 * Accepts a lead from the bundle builder; the catalog prices the plans. Refuses a bundle without a service and a plan
 * that is not on offer. A bot gets a thank-you, and its lead is dropped.
 */
export async function takeBundleLead(
  deps: LeadDeps & { catalogue: Catalogue },
  request: BundleLeadRequest,
  /** The ZIP with its city and state, if the directory knows it. */
  address: string,
  circumstances: ConsentCircumstances,
  /** What an accepted lead gets. */
  id: string = randomUUID(),
): Promise<Outcome<TakenLead | 'ignored', 'nothing_chosen' | 'plan_unknown'>> {
  const parts = chosenParts(bundleParts(deps.catalogue), request)
  if (bundleKinds.every(kind => request[kind] === null)) return refused('nothing_chosen')
  if (parts.length !== bundleKinds.filter(kind => request[kind] !== null).length)
    return refused('plan_unknown')
  if (isSentByMachine(request)) return succeeded('ignored')

  const { name, email, phone, zipCode, marketingConsent } = request
  const notes = request.wantsAudit ? AUDIT_NOTE : ''
  const selectedService = bundleName(parts, ', ')
  const lead = { id, name, email, phone, zipCode, notes, selectedService }
  const payload = bundleLeadPayload({
    ...lead,
    address,
    bundle: bundleName(parts),
    priceCents: bundleTotalCents(parts),
  })
  return succeeded(
    await recordLead(
      deps,
      {
        ...lead,
        answerBy: wayToAnswer(phone, 'call'),
        source: 'bundle',
        formId: 'bundle-builder',
        leadType: 'bundle_request',
        marketingConsent,
        wish: notes,
        message: () => ({ kind: 'bundle_lead', payload }),
      },
      circumstances,
    ),
  )
}
