import { breadcrumbData, originOf, pageMeta } from '../seo/page-meta.ts'
import type { priceChangesView } from './price-changes-view.server.ts'

type View = Awaited<ReturnType<typeof priceChangesView>>

/** What search engines read of a page of price changes: the page, and the data set behind it. */
export function priceChangesMeta(
  matches: Parameters<typeof pageMeta>[0],
  view: View | undefined,
  search: string,
) {
  const provider = view?.provider ?? null
  const path = provider ? `/providers/${provider.id}/price-changes` : '/price-changes'
  const of = provider ? `?provider=${provider.id}` : ''
  const title = provider ? `${provider.name} Price Changes` : 'Internet Price Changes by Provider'
  const description = provider
    ? `Every change of price and fee in the broadband labels of ${provider.name}, dated.`
    : 'Every change of price and fee in the broadband labels of US internet providers, dated, with a file and a feed.'
  const origin = originOf(matches)
  // One provider's page is as new as its own files, whatever others published since.
  const dated = view?.providers.filter(one => provider === null || one.id === provider.id) ?? []
  const dates = dated.flatMap(one => [one.date, one.lastSeen]).toSorted()
  const dataset = {
    '@type': 'Dataset',
    name: title,
    description,
    url: `${origin}${path}`,
    ...(dates.at(-1) ? { dateModified: dates.at(-1) } : {}),
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${origin}/price-changes/changes.csv${of}`,
      },
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/atom+xml',
        contentUrl: `${origin}/price-changes/feed.xml${of}`,
      },
    ],
  }
  const page = pageMeta(matches, {
    title,
    description,
    path,
    pictureOf: '/providers',
    structuredData: [breadcrumbData(matches, [{ name: title, path }]), dataset],
  })
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title,
    href: `/price-changes/feed.xml${of}`,
  }
  return search ? [...page, feed, { name: 'robots', content: 'noindex, follow' }] : [...page, feed]
}
