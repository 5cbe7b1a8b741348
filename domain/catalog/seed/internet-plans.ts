import type { CatalogueInput } from '../catalogue-content.ts'
import { entryPlans } from './entry-plans.ts'
import { kineticPlans } from './kinetic-plans.ts'
import { labeledPlans } from './labeled-plans.ts'
import { metronetPlans } from './metronet-plans.ts'
import { wowPlans } from './wow-plans.ts'

const today = ({ schedule }: CatalogueInput['internetPlans'][number]) => schedule.steps[0]?.monthlyCents ?? 0

/** Every internet plan that is sold on its own: the plan tables and the entry plans. */
export const internetPlans: CatalogueInput['internetPlans'] = [
  ...kineticPlans,
  ...wowPlans,
  ...metronetPlans,
  ...[...entryPlans, ...labeledPlans].toSorted((a, b) => today(a) - today(b)),
]
