import type { Location, Navigation } from 'react-router'

export type RouterState = { navigation: Navigation; location: Location }
type Router = { state: RouterState; subscribe(hear: (state: RouterState) => void): () => void }

/** The router, as it shows itself to tools: what it does just now, before the screen knows. */
export const routerHere = () => Reflect.get(window, '__reactRouterDataRouter') as Router | undefined
