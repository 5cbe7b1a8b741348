import { inSentence } from '#domain/shared/first-letter.ts'
import { fiberCount } from '../maps/reach-words.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { itemListData } from '../seo/structured-data.ts'
import type { CountyView } from './county-view.server.ts'

/** What search engines read of a county's page. */
export function countyMeta(matches: Parameters<typeof pageMeta>[0], county: CountyView) {
  const { path, state, fullName, dataDate, fiberOperators, fiberReach, best, carried, cheapest, others } =
    county
  const place = placeOf(county)
  const facts = [
    `${fiberCount(fiberOperators)} in ${place} by FCC data as of ${dataDate}`,
    fiberReach ? `fiber in ${inSentence(fiberReach.inWords)}` : `best technology: ${best.toLowerCase()}`,
    cheapest ? `our prices from ${cheapest.price} (${cheapest.name})` : null,
  ].filter(Boolean)
  // The federal district is a place of its own.
  const title = `Internet Providers in ${fullName.includes(state.name) ? fullName : `${fullName}, ${state.code}`}`
  return pageMeta(matches, {
    title,
    description: `${facts.join('; ')}.`,
    path,
    pictureOf: '/',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Internet by state', path: '/internet' },
        { name: state.name, path: state.path },
        { name: fullName, path },
      ]),
      itemListData(
        `Internet providers in ${place}`,
        [...carried, ...others].map(one => one.name),
      ),
    ],
  })
}

/** `Travis County, Texas`; the federal district is a place of its own. */
export function placeOf({ fullName, state }: Pick<CountyView, 'fullName' | 'state'>): string {
  return fullName.includes(state.name) ? fullName : `${fullName}, ${state.name}`
}
