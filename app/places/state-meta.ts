import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { itemListData } from '../seo/structured-data.ts'
import type { StateView } from './place-address.server.ts'

/** What search engines read about a state for which only the county figures are known. */
export function stateMeta(matches: Parameters<typeof pageMeta>[0], { state, counties }: StateView) {
  if (!counties) return []
  const path = `/internet/${counties.slug}`
  const { count, withFiber, dataDate, widest } = counties
  return pageMeta(matches, {
    title: `Internet Providers in ${state.name} by County`,
    description: `Fiber providers report service in ${withFiber} of ${count} ${count === 1 ? 'county' : 'counties'} of ${state.name} (FCC data as of ${dataDate}). A map and a table with the best technology of each.`,
    path,
    pictureOf: '/',
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Internet by state', path: '/internet' },
        { name: state.name, path },
      ]),
      itemListData(
        `Fiber providers in ${state.name}`,
        widest.map(one => one.name),
      ),
    ],
  })
}
