import { brand } from '#platform/brand.ts'

/** Who writes the articles. */
export const articleAuthor = `${brand.name} editors`

type Article = { headline: string; description: string; url: string; published: string; updated: string }

/** An article for search engines: author and dates as on the page. */
export function articleData({ headline, description, url, published, updated }: Article) {
  return {
    '@type': 'Article',
    headline,
    description,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: updated,
    author: { '@type': 'Organization', name: articleAuthor },
    publisher: { '@type': 'Organization', name: brand.name },
  }
}
