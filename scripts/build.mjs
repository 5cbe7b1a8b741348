// `npm run build`: installs where needed and builds. `quick` compresses less, for a build that is only tested.
import { build, install, orExplain } from './setup.mjs'

orExplain(() => {
  install('site')
  build(process.argv[2] === 'quick' ? 'quick' : 'strongest')
})
