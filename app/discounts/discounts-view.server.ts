import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import {
  discountInWords,
  discountQuestions,
  endedPrograms,
  lifeline,
  militaryDiscountNote,
  militaryDiscounts,
} from '#domain/catalog/discounts.ts'
import { providerName } from '#domain/catalog/providers.ts'
import { formatCents } from '#domain/shared/money.ts'

/** What the discounts page shows. */
export function discountsView() {
  return {
    pricesAsOf,
    military: militaryDiscounts.map(({ providerId, figure, eligibility, details }) => ({
      provider: providerName(providerId),
      discount: discountInWords(figure),
      eligibility,
      details,
    })),
    militaryNote: militaryDiscountNote,
    lifeline: {
      url: lifeline.url,
      text: lifeline.text,
      monthly: formatCents(lifeline.monthlyCents),
      tribalMonthly: formatCents(lifeline.tribalMonthlyCents),
      eligibility: lifeline.eligibility,
    },
    ended: endedPrograms.map(program => program.text),
    questions: discountQuestions,
  }
}

export type DiscountsView = ReturnType<typeof discountsView>
