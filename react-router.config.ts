import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route list is small: sending it with the page saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  // The router would refuse every form behind a proxy that ends TLS, for it compares the browser's https with its own http.
  // Who may post is decided before it, by Sec-Fetch-Site and the site's own addresses (`server/http/request-origin.server.ts`).
  allowedActionOrigins: ['**'],
} satisfies Config
