// `npm run settings:example`: writes .env.example from the settings' schema.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from '../platform/config.server.ts'
import { root } from './project.mjs'

writeFileSync(join(root, '.env.example'), envExample())
