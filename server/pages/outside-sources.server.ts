import type { PublicSettings } from '#platform/brand.ts'
import type { OutsideSources } from '../http/security-headers.server.ts'

/** Where the outside tag is loaded from, and where it reports to, as its vendor documents for content policies. */
const tagHosts = {
  script: 'https://www.googletagmanager.com',
  reports: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}
/** The page that shows the video. */
const VIDEO_PAGE = '/home-security-products'

/**
 * What pages may load from other sites, by path: only what the settings name, and a frame only on the page with the
 * video.
 */
export function outsideSources(settings: PublicSettings): (path: string) => OutsideSources {
  const { reviewsBadgeUrl, analyticsId, videoUrl } = settings
  const badge = reviewsBadgeUrl ? [new URL(reviewsBadgeUrl).origin] : []
  const reports = analyticsId ? tagHosts.reports : []
  const everywhere = {
    scripts: [...badge, ...(analyticsId ? [tagHosts.script] : [])],
    connections: [...badge, ...reports],
    images: reports,
    frames: [],
  }
  const withVideo = videoUrl ? { ...everywhere, frames: [new URL(videoUrl).origin] } : everywhere
  return path => (path === VIDEO_PAGE ? withVideo : everywhere)
}
