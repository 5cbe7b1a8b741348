import { linkPicturePath } from '#app/seo/page-meta.ts'

/** The preview image of a page's shared link: its address, and the title and figure that it shows. */
export type LinkPicture = { path: string; title: string; figure: string }

const unescape = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const property = (html: string, name: string) =>
  html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1]

/** What a page says about its own preview image; null if it uses another page's. */
export function linkPictureOf(path: string, html: string): LinkPicture | null {
  const picture = property(html, 'og:image')?.match(/\/pictures\/[a-z0-9-]+\.png$/)?.[0]
  if (!picture || picture !== linkPicturePath(path)) return null
  const title = unescape(property(html, 'og:title') ?? '')
  const figure = unescape(property(html, 'og:image:alt') ?? '').slice(title.length + 2)
  return { path: picture, title, figure }
}
