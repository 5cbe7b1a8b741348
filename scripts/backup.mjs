// `npm run backup -- FILE` and `npm run restore -- FILE`. With the embedded database the server must be stopped first;
// on PostgreSQL a backup may be made while it runs.
import { resolve } from 'node:path'
import { loadBuiltServer } from './built-server.mjs'
import { root } from './project.mjs'

const [what, file] = process.argv.slice(2)
if (!file || (what !== 'backup' && what !== 'restore')) {
  console.error('Name the file: npm run backup -- FILE, or npm run restore -- FILE')
  process.exit(1)
}
const { BackupError, backUp, DirectoryInUseError, readConfig, restore, SettingsError } =
  await loadBuiltServer({ current: true })
try {
  const counts = await (what === 'backup' ? backUp : restore)(readConfig(), root, resolve(file))
  for (const [table, rows] of Object.entries(counts)) console.log(`${String(rows).padStart(10)}  ${table}`)
  process.exit(0)
} catch (error) {
  const told = error?.code === 'EEXIST' || error?.code === 'ENOENT'
  if (!told && ![BackupError, SettingsError, DirectoryInUseError].some(kind => error instanceof kind))
    throw error
  console.error(error.message)
  process.exit(1)
}
