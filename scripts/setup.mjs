// Brings a checkout to the state in which it can run: packages installed from the lockfile, sources built. Plain
// JavaScript without packages, for it runs first, on whatever Node (20 or newer) the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root } from './project.mjs'

/** One of the packages that only checks need, and no package of the site asks for. */
const tools = join(root, 'node_modules', 'knip')
const installedMark = join(root, 'node_modules', '.installed-lockfile')
/** Ends the mark of an installation without the packages of tests and checks. */
const SITE_ONLY = ' site'
const addresses = join(root, 'npm-shrinkwrap.json')
const buildMark = join(root, 'build', 'build-id')
const compressionMark = join(root, 'build', 'compression')
const sources = [
  'adapters',
  'app',
  'domain',
  'facts',
  'migrations',
  'platform',
  'public',
  'scripts',
  'server',
]
const configs = [
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** A failure that is told by its message alone. */
export class SetupError extends Error {}

/**
 * Runs a step of the work in the project's Node; its output is shown, a failure ends everything.
 *
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runNode(args, options = {}) {
  const result = spawnSync(projectNode, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) throw new SetupError(`Could not run ${args[0]}: ${result.error.message}`)
  return result.status ?? 1
}

/**
 * Installs the packages of the lockfile unless exactly these are installed already. `dependencies` are what the `site` is
 * built and served with; the others are half of the time and for tests and checks only.
 *
 * @param {'everything' | 'site'} what
 */
export function install(what = 'everything') {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new SetupError(`Node 20 or newer is needed; this is ${process.version}.`)
  const lockfile = fingerprint([join(root, 'package-lock.json')])
  const installed = contentOf(installedMark)
  // Where the tools are, also by an `npm ci` of one's own, somebody works on the site: they stay.
  const onlySite = what === 'site' && !existsSync(tools)
  const enough = installed === lockfile || (onlySite && installed === lockfile + SITE_ONLY)
  if (enough && existsSync(projectNode)) return
  console.log('Installing packages from the lockfile ...')
  const others = onlySite ? '--omit=dev' : '--include=dev'
  const quickly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const args = ['ci', ...quickly, '--include=optional', others]
  if (!installByAddresses(args) && !runNpm(args, { stdio: 'inherit' }).done) {
    throw new SetupError(
      'The packages could not be installed. Is the npm registry reachable? npm says why above.',
    )
  }
  if (!existsSync(projectNode)) {
    throw new SetupError(
      `There is no Node from npm for ${process.platform} ${process.arch}. Supported: Linux and macOS on x64 and ARM, Windows on x64.`,
    )
  }
  writeFileSync(installedMark, lockfile + (onlySite ? SITE_ONLY : ''))
}

/**
 * Inside `npm start` npm names its own program; outside of it the one on the path serves.
 *
 * @param {readonly string[]} args
 * @param {Pick<import('node:child_process').SpawnSyncOptions, 'stdio'>} options
 */
function runNpm(args, options) {
  const npm = process.env.npm_execpath
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8', ...options })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', ...options })
  return { done: !result.error && result.status === 0, output: (result.stdout ?? '').trim() }
}

/**
 * The lockfile names no registry, so npm would first read the list of all versions of each package there, which is half of
 * an installation. A copy of it, which npm prefers, says where each archive is by the registries' common rule. Where a
 * registry has another rule, this fails and answers false.
 *
 * @param {readonly string[]} args
 */
function installByAddresses(args) {
  const { output } = runNpm(['config', 'get', 'registry'], { stdio: ['ignore', 'pipe', 'ignore'] })
  if (!URL.canParse(output)) return false
  const registry = output.replace(/\/$/, '')
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    if (!entry.integrity) continue
    const name = entry.name ?? path.split('node_modules/').at(-1)
    entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
  }
  try {
    writeFileSync(addresses, JSON.stringify(lockfile))
    return runNpm(args, { stdio: ['ignore', 'inherit', 'pipe'] }).done
  } finally {
    rmSync(addresses, { force: true })
  }
}

/**
 * Builds the site unless the build was made of exactly these sources. A `quick` build is only for tests: it differs from
 * the one that is served in how hard its files are compressed, and one that is there already is made up to it.
 *
 * @param {'strongest' | 'quick'} compression
 */
export function build(compression = 'strongest') {
  const files = sources.flatMap(folder => filesBelow(join(root, folder)))
  const buildId = fingerprint([...files, ...configs.map(name => join(root, name))])
  const env = { ...process.env, NODE_ENV: 'production', PLAINWIRE_BUILD_ID: buildId }
  /** @param {string} path */
  const step = path => {
    if (runNode([path, compression], { env }) !== 0) {
      throw new SetupError('The site could not be built; the step above says why.')
    }
  }
  if (contentOf(buildMark) === buildId) {
    const made = contentOf(compressionMark)
    if (made === 'strongest' || made === compression) return
    console.log('Compressing the build ...')
    rmSync(compressionMark, { force: true })
    step(join('server', 'build-steps', 'compress-build.ts'))
  } else {
    console.log('Building ...')
    mkdirSync(join(root, 'build'), { recursive: true })
    step(join('server', 'build-steps', 'build-site.ts'))
    writeFileSync(buildMark, buildId)
  }
  writeFileSync(compressionMark, compression)
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * Runs `work` and ends the process with one readable line where it cannot be done.
 *
 * @template T
 * @param {() => T} work
 */
export function orExplain(work) {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(entry =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .filter(file => !/\.test\.tsx?$/.test(file))
    .sort()
}

/** @param {readonly string[]} files */
function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
