import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route list is small: sending it with the page saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
