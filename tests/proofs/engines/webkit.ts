// WebKitGTK by classic WebDriver. Only what is used of the driver is declared here.
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { ConstantBackoff, handleAll, retry } from 'cockatiel'
import { freePort } from '../../support/postgres-server.ts'
import type { Engine, EnginePage, Part, Size } from './engine.ts'
import { resolveDriver } from './packages.ts'
import { WatchingProxy } from './watching-proxy.ts'

type Work = (...given: never[]) => unknown
type Handle = { click(): Promise<void>; sendKeys(...keys: string[]): Promise<void> }
type Session = {
  get(url: string): Promise<void>
  getCurrentUrl(): Promise<string>
  executeScript(work: Work, ...given: unknown[]): Promise<unknown>
  getAllWindowHandles(): Promise<string[]>
  getWindowHandle(): Promise<string>
  navigate(): { back(): Promise<void> }
  switchTo(): { window(handle: string): Promise<void>; activeElement(): Handle }
  takeScreenshot(): Promise<string>
  quit(): Promise<void>
}
type Builder = {
  usingServer(url: string): Builder
  withCapabilities(asked: object): Builder
  build(): Promise<Session>
}
type Selenium = { Builder: new () => Builder; Key: { ENTER: string; ESCAPE: string } }

const untilThere = retry(handleAll, { maxAttempts: 50, backoff: new ConstantBackoff(100) })

export type WebKitPrograms = { driver: string; miniBrowser: string; display: string }

export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const selenium = createRequire(import.meta.url)(resolveDriver('selenium-webdriver')) as Selenium
  const screen = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const display = await firstLine(screen)
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const server = `http://127.0.0.1:${port}`
  await untilThere.execute(() => fetch(`${server}/status`))
  return {
    name: 'WebKitGTK',
    async openPage(size, origin) {
      const session = await new selenium.Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: programs.miniBrowser,
            args: ['--automation', '--javascript-can-open-windows-automatically=true'],
          },
        })
        .build()
      const proxy = await WatchingProxy.start(origin)
      await openWindow(session, proxy.origin, size)
      return driven(session, proxy, origin, selenium.Key)
    },
    async close() {
      driver.kill()
      screen.kill()
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', code => reject(new Error(`The display ended with ${code}.`)))
  })
}

/** The browser's first window is never narrower than its tool bar; one that a page opens has none. */
async function openWindow(session: Session, origin: string, { width, height }: Size): Promise<void> {
  await session.get(`${origin}/robots.txt`)
  const first = await session.getWindowHandle()
  await session.executeScript(
    (features: string) => void window.open('about:blank', '_blank', features),
    `popup,noopener,width=${width},height=${height}`,
  )
  const other = await untilThere.execute(async () => {
    const found = (await session.getAllWindowHandles()).find(handle => handle !== first)
    if (!found) throw new Error('The window did not open.')
    return found
  })
  await session.switchTo().window(other)
}

function driven(session: Session, proxy: WatchingProxy, origin: string, keys: Selenium['Key']): EnginePage {
  const part = (handle: Handle): Part => ({
    click: () => handle.click(),
    async type(text) {
      await session.executeScript((field: HTMLInputElement) => {
        field.focus()
        field.select()
      }, handle)
      await handle.sendKeys(text)
    },
    async choose(value) {
      const work = (field: HTMLSelectElement, wanted: string) =>
        [...field.options].find(option => option.value === wanted)
      const option = (await session.executeScript(work, handle, value)) as Handle | null
      if (!option) throw new Error(`There is no option ${value}.`)
      await option.click()
    },
    upload: file => handle.sendKeys(file),
  })
  return {
    faults: () => proxy.faults,
    open: url => session.get(url.replace(origin, proxy.origin)),
    url: async () => (await session.getCurrentUrl()).replace(proxy.origin, origin),
    back: () => session.navigate().back(),
    press: key =>
      session
        .switchTo()
        .activeElement()
        .sendKeys(key === 'Enter' ? keys.ENTER : keys.ESCAPE),
    run: async <A extends unknown[], R>(work: (...given: A) => R, ...given: A) =>
      (await session.executeScript(work, ...given)) as R,
    async find(work, ...given) {
      const element = (await session.executeScript(work, ...given)) as Handle | null
      return element && part(element)
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.quit()
      await proxy.close()
    },
  }
}
