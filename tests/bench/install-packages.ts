import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server-process.ts'

/** Installs the heavy packages that nothing else needs into a folder with a lockfile of its own, where they are not there yet. */
export function installPackages(folder = join(root, 'bench'), needing = 'the benchmark'): void {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const mark = join(folder, 'node_modules', '.installed-lockfile')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockfile) return
  console.log(`Installing what ${needing} needs ...`)
  const args = ['ci', '--prefix', folder, '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`)
  writeFileSync(mark, lockfile)
}
