import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Engine } from './engine.ts'
import { startByPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

const isThere = (path: string) => existsSync(path)
const first = (...paths: string[]) => paths.find(isThere) ?? ''

const firefox = () => first(process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox')
const chrome = () => first(process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', chromium.executablePath())
const driver = () => first('/usr/bin/WebKitWebDriver')
const miniBrowser = () => first(...globSync('/usr/{lib,libexec}/**/webkit*gtk-*/MiniBrowser'))
const display = () => first('/usr/bin/Xvfb')

/** What has to be installed for an engine, in words; nothing where all is there. */
export function missingPrograms(engine: string): string[] {
  switch (engine) {
    case 'firefox':
      return firefox() ? [] : ['Firefox is missing: apt-get install firefox-esr, or FIREFOX_PATH.']
    case 'webkit':
      return [
        ...(driver() && miniBrowser() ? [] : ['WebKitGTK is missing: apt-get install webkit2gtk-driver.']),
        ...(display() ? [] : ['A display for WebKitGTK is missing: apt-get install xvfb.']),
      ]
    case 'chromium':
      return chrome() ? [] : ['Chromium is missing: apt-get install chromium, or CHROMIUM_PATH.']
    default:
      return [`There is no engine ${engine}: firefox, webkit and chromium are.`]
  }
}

export function startEngine(engine: string): Promise<Engine> {
  if (engine === 'firefox') return startByPuppeteer('Firefox', 'firefox', firefox())
  if (engine === 'chromium') return startByPuppeteer('Chromium', 'chrome', chrome())
  return startWebKit({ driver: driver(), miniBrowser: miniBrowser(), display: display() })
}
