import { brand } from '#platform/brand.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { itemListData } from '../seo/structured-data.ts'
import type { PlaceView } from './place-view.server.ts'

/** What search engines read about a place's page. They get neither missing pages nor made-up data. */
export function placeMeta(matches: Parameters<typeof pageMeta>[0], place: PlaceView | null | undefined) {
  const noindex = { name: 'robots', content: 'noindex' }
  if (!place) return [{ title: `Page not found | ${brand.name}` }, noindex]
  const { path, state, isState, name, shortName, fullName, count, fiber, fastest, cheapest, dataDate } = place
  const facts = [
    `${count} home internet ${count === 1 ? 'provider' : 'providers'} in ${fullName} by ${place.sample ? 'made-up test data' : 'FCC data'} as of ${dataDate}`,
    fiber ? `fiber for ${fiber.share} of homes in ${fiber.of}` : null,
    fastest > 0 ? `up to ${fastest.toLocaleString('en-US')} Mbps` : null,
    cheapest ? `our prices from ${cheapest.price}` : null,
  ].filter(Boolean)
  const trail = [
    { name: 'Internet by state', path: '/internet' },
    { name: state.name, path: state.path },
    ...(isState ? [] : [{ name, path }]),
  ]
  const meta = pageMeta(matches, {
    title: `Internet Providers in ${shortName}`,
    description: `${facts.join('; ')}.`,
    path,
    pictureOf: '/',
    structuredData: [
      breadcrumbData(matches, trail),
      itemListData(
        `Internet providers in ${fullName}`,
        [...place.providers, ...place.others].map(one => one.name),
      ),
    ],
  })
  return place.sample ? [...meta, noindex] : meta
}
