// Compares the HTML of every page of two running sites, such as one of an earlier commit and one of this: the same
// words in the same elements with the same attributes, but for the exceptions named here. Ends with 1 where they differ.
// npm run compare:pages -- http://127.0.0.1:4001 http://127.0.0.1:4002
import { type HTMLElement, type Node, NodeType, parse, type TextNode } from 'node-html-parser'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { keptPaths } from '#server/pages/prerendered-paths.ts'

/** Pages and states that are drawn on request. */
const drawnOnRequest = [
  '/auth',
  '/auth/forgot',
  '/auth/reset?token=none',
  '/quote',
  '/quote?service=security',
  '/internet-plans?sort=speed',
  '/internet-plans?view=compare',
  '/providers?search=fiber',
  '/vivint-packages?zip=78701',
  '/adt-packages?zip=78701',
  '/bundles?internet=metronet-1-gig',
  '/internet/texas',
  '/nowhere',
  '/sitemap.xml',
  '/robots.txt',
]

/**
 * What may differ: elements that are left out on both sides, or that count only by what is in them. Whoever compares
 * other commits names what those changed.
 */
const exceptions: readonly { name: string; leavesOut?: string; opens?: string }[] = [
  { name: 'the link to the page for programmers', leavesOut: 'footer li:has(a[href="/developers"])' },
  {
    name: 'names on /providers are links to a page of each provider',
    opens: 'h2 a[href^="/providers/"], h3 a[href^="/providers/"]',
  },
]

const [before, after] = process.argv.slice(2)
if (!before || !after) throw new Error('Give the addresses of two running sites')

type Line = string
/** How many elements each exception took. */
const taken = new Map<string, number>()

/** A page as lines: one for the start of each element with its attributes, one for each text. */
function linesOf(body: string, isHtml: boolean): Line[] {
  if (!isHtml) return body.replaceAll('<url>', '\n<url>').split('\n')
  const page = parse(body, { blockTextElements: { script: true, style: true } })
  const leftOut = new Set<Node>()
  const opened = new Set<Node>()
  for (const { name, leavesOut, opens } of exceptions) {
    const found = [leavesOut, opens].map(selector => (selector ? page.querySelectorAll(selector) : []))
    for (const element of found[0] ?? []) leftOut.add(element)
    for (const element of found[1] ?? []) opened.add(element)
    taken.set(name, (taken.get(name) ?? 0) + found.flat().length)
  }
  const lines: Line[] = []
  const collect = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const text = (node as TextNode).text.replaceAll(/\s+/g, ' ').trim()
      if (text) lines.push(JSON.stringify(text))
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE || leftOut.has(node)) return
    const element = node as HTMLElement
    if (isMachinery(element)) return
    if (element.tagName && !opened.has(node)) lines.push(startOf(element))
    for (const child of element.childNodes) collect(child)
  }
  collect(page)
  return lines
}

/** Scripts and styles, whose names and bytes change with every build; structured data are words. */
function isMachinery({ tagName, attributes }: HTMLElement): boolean {
  if (tagName === 'STYLE' || tagName === 'NOSCRIPT') return true
  if (tagName === 'LINK') return /preload|stylesheet/.test(attributes.rel ?? '')
  return tagName === 'SCRIPT' && attributes.type !== 'application/ld+json'
}

/** What a press puts into the cart carries ids that a build may add to. */
const unstable = new Set(['nonce', 'integrity', 'data-add-to-cart'])

function startOf({ tagName, attributes }: HTMLElement): Line {
  const told = Object.entries(attributes)
    .filter(([name]) => !unstable.has(name))
    .map(([name, value]) => `${name}=${JSON.stringify(value.replaceAll(/(?<=-)[\w-]{8}(?=\.\w+$)/g, ''))}`)
  return `<${[tagName.toLowerCase(), ...told.toSorted()].join(' ')}>`
}

async function read(origin: string, path: string): Promise<{ status: number; lines: Line[] }> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const body = (await response.text()).replaceAll(origin, 'http://site')
  return { status: response.status, lines: linesOf(body, isHtml) }
}

/** Lines that stand on one side only. */
function differences(old: readonly Line[], young: readonly Line[]): string[] {
  const count = new Map<Line, number>()
  for (const line of old) count.set(line, (count.get(line) ?? 0) + 1)
  for (const line of young) count.set(line, (count.get(line) ?? 0) - 1)
  const told = [...count]
    .filter(([, more]) => more !== 0)
    .map(([line, more]) => `${more > 0 ? '-' : '+'} ${line}`)
  if (told.length > 0 || old.every((line, at) => line === young[at])) return told
  return ['~ the same lines in another order']
}

let same = 0
const onlyAfter: string[] = []
const different: string[] = []
for (const path of [...keptPaths(readSeed()), ...drawnOnRequest]) {
  const [old, young] = await Promise.all([read(before, path), read(after, path)])
  if (old.status === 404 && young.status === 200) {
    onlyAfter.push(path)
    continue
  }
  // New pages stand in the sitemap.
  const isNew = (line: Line) => onlyAfter.some(one => line.includes(`<loc>http://site${one}</loc>`))
  const told = differences(
    old.lines,
    young.lines.filter(line => !isNew(line)),
  )
  if (old.status !== young.status) told.unshift(`- status ${old.status}`, `+ status ${young.status}`)
  if (told.length === 0) {
    same += 1
    continue
  }
  different.push(path)
  console.log(`\n${path}\n${told.map(line => `  ${line.slice(0, 400)}`).join('\n')}`)
}
for (const [name, count] of taken) console.log(`Excepted: ${name}, ${count} times`)
if (onlyAfter.length > 0) console.log(`Only in the second: ${onlyAfter.join(', ')}`)
console.log(`${same} pages are the same, ${different.length} differ.`)
process.exit(different.length === 0 ? 0 : 1)
