// Firefox by WebDriver BiDi, and Chromium for comparison. Only what is used of the driver is declared here.
import { pathToFileURL } from 'node:url'
import type { Engine, EnginePage, Part } from './engine.ts'
import { resolveDriver } from './packages.ts'
import { tellBreaches } from './watch-page.ts'

type Work = (...given: never[]) => unknown
type Handle = {
  asElement(): Handle | null
  click(): Promise<void>
  select(value: string): Promise<unknown>
  uploadFile(file: string): Promise<void>
  evaluate(work: (element: HTMLInputElement) => void): Promise<void>
}
type Page = {
  goto(url: string): Promise<unknown>
  goBack(): Promise<unknown>
  url(): string
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> }
  evaluate(work: Work, ...given: unknown[]): Promise<unknown>
  evaluateHandle(work: Work, ...given: unknown[]): Promise<Handle>
  evaluateOnNewDocument(work: Work): Promise<unknown>
  screenshot(): Promise<Uint8Array>
  setViewport(size: { width: number; height: number }): Promise<void>
  on(event: 'console', heard: (message: { type(): string; text(): string }) => void): void
  on(event: 'pageerror', heard: (error: unknown) => void): void
}
type Context = { newPage(): Promise<Page>; close(): Promise<void> }
type Browser = { createBrowserContext(): Promise<Context>; close(): Promise<void> }
type Launch = (options: {
  browser: 'firefox' | 'chrome'
  executablePath: string
  args: string[]
}) => Promise<Browser>

export async function startByPuppeteer(
  name: string,
  browser: 'firefox' | 'chrome',
  executablePath: string,
): Promise<Engine> {
  const driver = (await import(pathToFileURL(resolveDriver('puppeteer-core')).href)) as { launch: Launch }
  const args = browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : []
  const started = await driver.launch({ browser, executablePath, args })
  return {
    name,
    close: () => started.close(),
    async openPage(size) {
      const context = await started.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      return driven(page, () => context.close())
    },
  }
}

async function driven(page: Page, close: () => Promise<void>): Promise<EnginePage> {
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', error => faults.push(String(error)))
  await page.evaluateOnNewDocument(tellBreaches)
  const part = (handle: Handle): Part => ({
    click: () => handle.click(),
    async type(text) {
      await handle.click()
      await handle.evaluate(field => field.select())
      await page.keyboard.type(text)
    },
    choose: async value => void (await handle.select(value)),
    upload: file => handle.uploadFile(file),
  })
  return {
    close,
    faults: () => faults,
    open: async url => void (await page.goto(url)),
    url: async () => page.url(),
    back: async () => void (await page.goBack()),
    press: key => page.keyboard.press(key),
    run: async <A extends unknown[], R>(work: (...given: A) => R, ...given: A) =>
      (await page.evaluate(work, ...given)) as R,
    async find(work, ...given) {
      const element = (await page.evaluateHandle(work, ...given)).asElement()
      return element && part(element)
    },
    picture: () => page.screenshot(),
  }
}
