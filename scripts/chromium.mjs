// Finds a Chromium for the browser tests, or installs one: Debian's where that is possible, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './project.mjs'
import { runNode, SetupError } from './setup.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function found() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path))
}

/** The path of a browser, or an empty text where Playwright's own is installed and found by itself. */
export function ensureChromium() {
  const present = found()
  if (present) return present
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...')
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    const installed = found()
    if (installed) return installed
  }
  console.log('Installing the Chromium of Playwright ...')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (runNode([cli, 'install', 'chromium']) === 0) return ''
  throw new SetupError('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.')
}
