// Finds a Chromium for the browser tests, or installs one: Debian's where that is possible, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './project.mjs'
import { runNode, SetupError } from './setup.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without windows and what belongs to them, which takes a fifth less of the processor. */
const shell = 'chromium-headless-shell'

/** @param {readonly string[]} names */
function found(names) {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** One for the tests: the shell where there is one, or none of the two. */
export function ensureTestChromium() {
  return ensureChromium([shell, ...browsers])
}

/**
 * The path of a browser, or an empty text where Playwright's own is installed and found by itself.
 *
 * @param {readonly string[]} [names] the one that is wanted most first
 */
export function ensureChromium(names = browsers) {
  const present = found(names)
  if (present) return present
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...')
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.slice(0, 1)], quiet)
    const installed = found(names)
    if (installed) return installed
  }
  console.log('Installing the Chromium of Playwright ...')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (runNode([cli, 'install', 'chromium']) === 0) return ''
  throw new SetupError('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.')
}
