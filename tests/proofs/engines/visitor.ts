import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EnginePage, Part, Size } from './engine.ts'
import { findPart, hasQueries, showsWords, valueOf } from './find-part.ts'
import { resolveDriver } from './packages.ts'

const PATIENCE_MS = 15_000
const LOOK_AGAIN_MS = 100

let queries = ''
const readQueries = () =>
  (queries ||= readFileSync(
    resolveDriver('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  ))

/** Within which selector, and which of several. */
type Where = { inside?: string | null; nth?: number }

/** Somebody who walks through the site, and sees only what a visitor sees: roles, names and words. */
export class Visitor {
  readonly page: EnginePage
  readonly size: Size
  private readonly origin: string
  private readonly pictures: string
  private shots = 0

  constructor(page: EnginePage, size: Size, origin: string, pictures: string) {
    this.page = page
    this.size = size
    this.origin = origin
    this.pictures = pictures
  }

  get isOnPhone(): boolean {
    return this.size.width < 640
  }

  /** Opens an address and waits until the page's script has taken over. */
  async open(path: string): Promise<void> {
    await this.page.open(this.origin + path)
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.until('the script takes over', () =>
      this.page.run(() => document.documentElement.dataset.ready === 'true'),
    )
  }

  async part(role: string, name: string | null = null, where: Where = {}): Promise<Part> {
    return this.until(`${role} '${name ?? ''}'`, () => this.look(role, name, where, false))
  }

  async click(role: string, name: string, where: Where = {}): Promise<void> {
    // What moves or is drawn again between the finding and the press is looked for again.
    await this.until(`press on ${role} '${name}'`, async () => {
      const part = await this.look(role, name, where, true)
      await part?.click()
      return part
    })
  }

  async fill(label: string, text: string, where: Where = {}): Promise<void> {
    await this.until(`field '${label}' to type into`, async () => {
      const field = await this.look('label', label, where, false)
      await field?.type(text)
      return field
    })
  }

  async choose(label: string, value: string, where: Where = {}): Promise<void> {
    await (await this.part('label', label, where)).choose(value)
  }

  /** Waits until a field holds this. */
  async holds(label: string, value: string): Promise<void> {
    await this.until(`'${value}' in ${label}`, async () => {
      await this.bringQueries()
      return (await this.page.run(valueOf, label)) === value
    })
  }

  async sees(words: string, { inside = null }: Where = {}): Promise<void> {
    await this.until(`the words '${words}'`, () => this.page.run(showsWords, words, inside))
  }

  async isAt(address: RegExp): Promise<void> {
    await this.until(`the address ${address}`, async () =>
      address.test((await this.page.url()).slice(this.origin.length)),
    )
  }

  /** Keeps how the page looks now. */
  async shoot(): Promise<void> {
    this.shots += 1
    mkdirSync(this.pictures, { recursive: true })
    writeFileSync(join(this.pictures, `${this.shots}.png`), await this.page.picture())
  }

  private async look(
    role: string,
    name: string | null,
    where: Where,
    toPress: boolean,
  ): Promise<Part | null> {
    await this.bringQueries()
    const { inside = null, nth = 0 } = where
    return this.page.find(findPart, role, name, inside, nth, toPress)
  }

  private async bringQueries(): Promise<void> {
    if (await this.page.run(hasQueries)) return
    // The library's own bundle, which puts itself on the window.
    // oxlint-disable-next-line typescript/no-implied-eval -- it is sent to the page as text and runs there
    await this.page.run(new Function(readQueries()) as () => void)
  }

  private async until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    let last: unknown
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(LOOK_AGAIN_MS)) {
      try {
        const found = await look()
        if (found) return found
      } catch (error) {
        last = error
      }
    }
    const why = last instanceof Error ? ` (${last.message.slice(0, 200)})` : ''
    throw new Error(`No ${what} at ${(await this.page.url()).slice(this.origin.length)}${why}`)
  }
}
