import type { Intent } from '../understanding/intents.ts'
import type { AnswerOf } from './asking.ts'
import { billAnswers } from './bill-answers.ts'
import { bundleAnswers } from './bundle-answers.ts'
import { catchAnswers } from './catch-answer.ts'
import { commonAnswers } from './common-answers.ts'
import { compareAnswers } from './compare-answers.ts'
import { costAnswers } from './cost-answers.ts'
import { fastestAnswers } from './fastest-answer.ts'
import { fitForUse } from './fit-for-use-answer.ts'
import { heldOfferAnswers } from './held-offers.ts'
import { homeAnswers } from './home-answers.ts'
import { householdAnswers } from './household-answers.ts'
import { laterAnswers } from './later-answers.ts'
import { lockAnswers } from './lock-answers.ts'
import { orderAnswers } from './order-answers.ts'
import { placeAnswers } from './places/place-answers.server.ts'
import { planAnswers } from './plan-answers.ts'
import { serviceAnswers } from './service-answers.ts'
import { siteAnswers } from './site-answers.ts'
import { speedAnswers } from './speed-answers.ts'
import { technologyAnswers } from './technology-answers.ts'
import { termsAnswers } from './terms-answers.ts'
import { tvAnswers } from './tv-answers.ts'
import { upkeepAnswers } from './upkeep-answers.ts'

/** Who answers what. What nothing here answers is said to be unknown. */
export const answersByIntent: Record<Exclude<Intent, 'unknown'>, AnswerOf> = {
  ...planAnswers,
  ...fastestAnswers,
  ...compareAnswers,
  ...costAnswers,
  ...lockAnswers,
  ...laterAnswers,
  ...termsAnswers,
  ...placeAnswers,
  ...speedAnswers,
  ...technologyAnswers,
  ...homeAnswers,
  ...billAnswers,
  ...householdAnswers,
  ...tvAnswers,
  ...bundleAnswers,
  ...serviceAnswers,
  ...upkeepAnswers,
  ...siteAnswers,
  ...orderAnswers,
  ...heldOfferAnswers,
  ...commonAnswers,
  ...catchAnswers,
  ...fitForUse,
}
