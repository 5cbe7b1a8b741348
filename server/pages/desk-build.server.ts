import type { ServerBuild } from 'react-router'

/** The layout of the desk among the routes, and where a browser asks for pages of it that it does not know yet. */
const DESK = 'desk/desk.route'
const MANIFEST_PATH = '/desk/__manifest'

type Routes = ServerBuild['routes']
type Kept = Routes[string]

const isOfDesk = (id: string, parentId?: string) => id === DESK || parentId === DESK

/** Whether an address is one of the desk's, however it is spelled; also the data of a page there. */
export function isDeskPath(pathname: string): boolean {
  return /^\/desk(?:[/.]|$)/i.test(decodeURIComponent(pathname))
}

/** The address under which a preview stands, such as `/desk/preview/12.13`; null where an address is of none. */
export function previewBase(pathname: string): string | null {
  return /^\/desk\/preview\/[\d.]{1,200}(?=\/|\.data$|$)/.exec(pathname)?.[0] ?? null
}

/** What every answer of the desk says on top: no search engine lists it, no cache keeps it, no other site learns of its addresses. */
export const deskHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
}

/** The site of visitors: everything but the desk, of which nothing goes to their browsers. */
export function visitorsBuild(build: ServerBuild): ServerBuild {
  const withoutDesk = <R extends { parentId?: string | undefined } | undefined>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([id, route]) => !isOfDesk(id, route?.parentId)))
  return {
    ...build,
    routes: withoutDesk<Kept>(build.routes),
    assets: { ...build.assets, routes: withoutDesk(build.assets.routes) },
  }
}

/**
 * The desk as a site of its own: its layout is the root, so that neither document nor scripts have anything of the
 * visitors'. A page names the routes that it needs itself; no list of all of them is loaded.
 */
export function deskBuild(build: ServerBuild): ServerBuild {
  const rooted = <
    R extends { id: string; parentId?: string | undefined; path?: string | undefined } | undefined,
  >(
    routes: Record<string, R>,
  ) => {
    const layout = routes[DESK]
    if (!layout) throw new Error(`There is no route ${DESK}`)
    const { parentId: _, ...root } = layout
    return Object.fromEntries([
      ['root', { ...root, id: 'root', path: '' } as R],
      ...Object.entries(routes)
        .filter(([, route]) => route?.parentId === DESK)
        .map(([id, route]) => [id, { ...route, parentId: 'root' }] as const),
    ])
  }
  return {
    ...build,
    routes: rooted<Kept>(build.routes),
    assets: { ...build.assets, routes: rooted(build.assets.routes) },
    routeDiscovery: { mode: 'lazy', manifestPath: MANIFEST_PATH },
  }
}
