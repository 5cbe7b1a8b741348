import type { ServerBuild } from 'react-router'

/** The desk's layout among the routes, and where a browser asks for desk pages that it doesn't know yet. */
const DESK = 'desk/desk.route'
const MANIFEST_PATH = '/desk/__manifest'

type Routes = ServerBuild['routes']
type Kept = Routes[string]

const isOfDesk = (id: string, parentId?: string) => id === DESK || parentId === DESK

/** Whether an address belongs to the desk, however it is spelled; also the data of a desk page. */
export function isDeskPath(pathname: string): boolean {
  return /^\/desk(?:[/.]|$)/i.test(decodeURIComponent(pathname))
}

/** The base address of a preview, such as `/desk/preview/12.13`; null if an address isn't part of one. */
export function previewBase(pathname: string): string | null {
  return /^\/desk\/preview\/[\d.]{1,200}(?=\/|\.data$|$)/.exec(pathname)?.[0] ?? null
}

/** Headers of every desk answer: no search engine lists it, no cache keeps it, no other site learns its addresses. */
export const deskHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
}

/** The visitors' site: everything except the desk, none of which goes to their browsers. */
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
 * The desk as a site of its own: its layout is the root, so neither document nor scripts contain anything of the
 * visitors' site. A page lists the routes it needs itself; the list of all routes is never loaded.
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
