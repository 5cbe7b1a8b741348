import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { countedLead, discountInWords } from '#domain/catalog/discount-words.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { formatCents } from '#domain/shared/money.ts'
import { militaryPlans } from './military-plans.server.ts'

/** What the discounts page shows. */
export function discountsView(catalogue: Catalogue) {
  const { military, militaryNote, lifeline, ended, questions } = catalogue.guides.discounts
  return {
    military: military.map(({ providerId, figure, eligibility, details }) => ({
      provider: catalogue.providerName(providerId),
      discount: discountInWords(figure),
      eligibility,
      details,
    })),
    militaryNote,
    plans: militaryPlans(catalogue),
    lifeline: {
      url: lifeline.url,
      text: lifeline.text,
      monthly: formatCents(lifeline.monthlyCents),
      months: TOTAL_MONTHS,
      saved: formatCents(lifeline.monthlyCents * TOTAL_MONTHS),
      tribalMonthly: formatCents(lifeline.tribalMonthlyCents),
      eligibility: lifeline.eligibility,
    },
    ended: [ended.text],
    questions: questions.map(({ question, pageLead, answer }) => ({
      question,
      answer: pageLead ? `${countedLead(pageLead, catalogue.guides.discounts)} ${answer}` : answer,
    })),
  }
}

export type DiscountsView = ReturnType<typeof discountsView>
