// `npm run bench [-- PART...] [--quick]`: pages, orders, paint, lighthouse, memory, script. Its heavy packages, which
// nothing else needs, are installed into bench/ on first use.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { build, install, orExplain, runNode, SetupError } from './setup.mjs'

function installBench() {
  const folder = join(root, 'bench')
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const mark = join(folder, 'node_modules', '.installed-lockfile')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockfile) return
  console.log('Installing what the benchmark needs ...')
  const npm = process.env.npm_execpath
  const args = ['ci', '--prefix', folder, '--loglevel=error']
  const options = { cwd: folder, stdio: 'inherit' }
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) throw new SetupError('The packages of bench/ could not be installed.')
  writeFileSync(mark, lockfile)
}

const status = orExplain(() => {
  install()
  build()
  installBench()
  return runNode([join('tests', 'bench', 'bench.ts'), ...process.argv.slice(2)])
})
process.exit(status)
