import { type HTMLElement, type Node, NodeType, parse, type TextNode } from 'node-html-parser'

/** Elements that don't separate words. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'strong', 'sub', 'sup', 'time', 'mark'])
const roles = {
  article: 'article',
  complementary: 'aside',
  form: 'form',
  navigation: 'nav',
  region: 'section',
  table: 'table',
} as const

/** The text of an element as it is read: a space where one ends, nothing that is hidden from everybody. */
function wordsOf(node: Node): string {
  const parts: string[] = []
  const collect = (current: Node) => {
    if (current.nodeType === NodeType.TEXT_NODE) parts.push((current as TextNode).text)
    if (current.nodeType !== NodeType.ELEMENT_NODE) return
    const element = current as HTMLElement
    const tag = element.tagName?.toLowerCase() ?? ''
    if (['script', 'style', 'svg', 'template'].includes(tag) || element.hasAttribute('hidden')) return
    const gap = inline.has(tag) ? '' : ' '
    parts.push(gap)
    for (const child of element.childNodes) collect(child)
    parts.push(gap)
  }
  collect(node)
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

/** A served page, or a part of one: elements are found by role and name, without a browser. */
export class ServedPart {
  readonly element: HTMLElement
  private readonly page: HTMLElement

  constructor(element: HTMLElement, page: HTMLElement = element) {
    this.element = element
    this.page = page
  }

  get words(): string {
    return wordsOf(this.element)
  }

  /** The only element with this role and name; throws if there is none or more than one. */
  part(role: keyof typeof roles, name: string | RegExp): ServedPart {
    const found = this.element
      .querySelectorAll(`${roles[role]}, [role=${role}]`)
      .filter(element => matches(this.nameOf(element), name))
    const [only] = found
    if (!only || found.length > 1) throw new Error(`${found.length} parts are ${role} ${String(name)}`)
    return new ServedPart(only, this.page)
  }

  /** The only element matching a selector whose text contains this. */
  containing(selector: string, words: string | RegExp): ServedPart {
    const found = this.all(selector).filter(({ words: own }) =>
      typeof words === 'string' ? own.includes(words) : words.test(own),
    )
    const [only] = found
    if (!only || found.length > 1) throw new Error(`${found.length} of ${selector} hold ${String(words)}`)
    return only
  }

  all(selector: string): ServedPart[] {
    return this.element.querySelectorAll(selector).map(element => new ServedPart(element, this.page))
  }

  /** The text of each element matching a selector. */
  texts(selector: string): string[] {
    return this.all(selector).map(({ words }) => words)
  }

  attribute(name: string): string | undefined {
    return this.element.getAttribute(name)
  }

  /** The links with this name. */
  links(name: string | RegExp): ServedPart[] {
    return this.all('a').filter(({ element }) => matches(this.nameOf(element), name))
  }

  /** The structured data of a page, as search engines read it. */
  structuredData(): Record<string, unknown>[] {
    return this.element
      .querySelectorAll('script[type="application/ld+json"]')
      .map(script => JSON.parse(script.textContent) as Record<string, unknown>)
  }

  private nameOf(element: HTMLElement): string {
    const label = element.getAttribute('aria-label')
    if (label) return label
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy) {
      const labels = labelledBy.split(/\s+/).map(id => this.page.querySelector(`#${id}`))
      return labels.map(part => (part ? wordsOf(part) : '')).join(' ')
    }
    const own = element.tagName === 'TABLE' ? element.querySelector('caption') : element
    const isNamed = ['TABLE', 'A'].includes(element.tagName)
    return isNamed && own ? wordsOf(own) : ''
  }
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}

/** Reads the page in an answer. */
export async function servedPage(answer: Response | Promise<Response>): Promise<ServedPart> {
  const response = await answer
  if (response.status !== 200) throw new Error(`The page answered ${response.status}`)
  return new ServedPart(parse(await response.text()))
}
