import type { MetaDescriptor } from 'react-router'
import { brand, type PublicSettings } from '#platform/brand.ts'

/** The matches that a route's `meta` gets; the first is the root with the settings. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

type Page = {
  /** Without the site's name, which is added. */
  title: string
  description: string
  /** The address that search engines keep; one for screens that have two. */
  path: string
  /** Structured data, each a schema.org object with its '@type'. */
  structuredData?: readonly Record<string, unknown>[]
  type?: 'website' | 'article'
  /** The figure below the title in a shared link's image, such as `From $30.15/mo`. */
  figure?: string
  /** The page whose image a shared link shows, for pages that are too many to have their own. */
  pictureOf?: string
}

/** Everything that search engines and shared links read about a page: title, description, address, image, data. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const origin = originOf(matches)
  const url = `${origin}${page.path}`
  const title = `${page.title} | ${brand.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:image', content: `${origin}${linkPicturePath(page.pictureOf ?? page.path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    // Of another page's picture, only what all of them show is told.
    {
      property: 'og:image:alt',
      content: `${page.pictureOf ? brand.name : page.title}. ${page.figure ?? brand.tagline}`,
    },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ?? []).map(data => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
}

/** Where the image of a page's shared link is: it is named after the page's address. */
export function linkPicturePath(path: string): string {
  return `/pictures/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** The site's own origin from the settings, or nothing if it isn't set. */
export function originOf(matches: Matches): string {
  const settings = matches[0]?.loaderData as PublicSettings | undefined
  return settings?.publicUrl ?? ''
}

/** A page's breadcrumb for search engines, from the home page down. */
export function breadcrumbData(matches: Matches, trail: readonly { name: string; path: string }[]) {
  const origin = originOf(matches)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
