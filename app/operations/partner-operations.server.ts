import { lookUpZip } from '#domain/availability/availability.operations.server.ts'
import { showWidget } from '#domain/partners/partner-access.operations.server.ts'
import {
  addPartner,
  addPartnerKey,
  changePartner,
  readPartner,
  readPartners,
  revokePartnerKey,
} from '#domain/partners/partners.operations.server.ts'
import { priceChanges } from '#domain/public-answers/change-answers.operations.server.ts'
import { compareCost } from '#domain/public-answers/compare-cost.operations.server.ts'
import { getGuide, listGuides } from '#domain/public-answers/guide-answers.operations.server.ts'
import { hearMessage } from '#domain/public-answers/hear-message.operations.server.ts'
import { checkAvailability, searchPlans } from '#domain/public-answers/place-answers.operations.server.ts'
import { getPlan } from '#domain/public-answers/plan-answers.operations.server.ts'
import type { OperationFacts } from '#domain/shared/operation.ts'

/** What anybody's program may read; with a partner's key, by its quota. */
export const openEndpoints = {
  'GET /api/plans': { operation: searchPlans, partners: true },
  'GET /api/plans/:plan': { operation: getPlan, partners: true },
  'GET /api/cost-comparison': { operation: compareCost, partners: true },
  'GET /api/price-changes': { operation: priceChanges, partners: true },
  'GET /api/guides': { operation: listGuides, partners: true },
  'GET /api/guides/:guide': { operation: getGuide, partners: true },
} as const

/** What assistants call, what appears on partners' sites, and partners at the desk. */
export const partnerPages: Record<string, readonly OperationFacts[]> = {
  'POST /mcp': [
    hearMessage,
    checkAvailability,
    searchPlans,
    getPlan,
    compareCost,
    priceChanges,
    getGuide,
    listGuides,
  ],
  'GET /widget/frame': [lookUpZip, showWidget],
  'GET /desk/partners': [readPartners],
  'POST /desk/partners': [addPartner],
  'GET /desk/partners/:partner': [readPartner],
  'POST /desk/partners/:partner': [changePartner, addPartnerKey, revokePartnerKey],
}
