// `npm run build`: installs where needed and builds.
import { build, install, orExplain } from './setup.mjs'

orExplain(() => {
  install()
  build()
})
