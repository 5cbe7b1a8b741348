// Writes .env.example from the settings' schema.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from '#platform/config.server.ts'

writeFileSync(join(import.meta.dirname, '..', '..', '.env.example'), envExample())
