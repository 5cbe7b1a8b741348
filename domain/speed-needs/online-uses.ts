import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { OnlineUse } from './speed-needs.ts'

/** The activity that stands for everyday use if nobody says what they do online. */
const EVERYDAY = 'working-from-home'

type Activity = Catalogue['guides']['education']['activities'][number]

/** An activity of the education center's table. Throws for an id that the catalog doesn't have. */
export function speedActivity({ guides }: Catalogue, id: string): Activity {
  const found = guides.education.activities.find(one => one.id === id)
  if (!found) throw new Error(`The education center has no speed for ${id}`)
  return found
}

const asUse = ({ id, name, toMbps, wish }: Activity): OnlineUse => ({
  id: wish?.id ?? id,
  label: wish?.label ?? name,
  mbpsPerPerson: toMbps,
})

/** The answers to 'What do you do online?', each with the upper figure of the education center. */
export function onlineUses({ guides }: Catalogue): OnlineUse[] {
  return guides.education.activities.flatMap(one => (one.wish ? [asUse(one)] : []))
}

/**
 * What counts for each person of a home that doesn't say what it does: work with calls, the most demanding everyday
 * use.
 */
export function everydayUse(catalogue: Catalogue): OnlineUse {
  const everyday = speedActivity(catalogue, EVERYDAY)
  return asUse(everyday)
}
