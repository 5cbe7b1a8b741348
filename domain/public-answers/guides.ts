import { knownTexts } from '#domain/assistant/answers/knowledge.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'

/** A guide of ours, in sections; `path` is its page. */
export type Guide = {
  id: string
  title: string
  path: string
  sections: { title: string; text: string }[]
}

/** The pages that are guides, among all that our pages say. */
const guidePaths = [
  '/education#basics',
  '/education#types',
  '/education#speeds',
  '/education#equipment',
  '/education#faq',
  '/discounts',
  '/cord-cutters',
  '/cheap-home-security',
  '/how-we-rank',
  '/best-internet-providers',
] as const

export const guideIds = guidePaths.map(idOf)

/** Our guides, made from the catalog as the assistant knows them. */
export function guidesOf(catalogue: Catalogue): Guide[] {
  const byPath = Map.groupBy(knownTexts(catalogue), ({ link }) => link.href)
  return guidePaths.flatMap(path => {
    const texts = byPath.get(path) ?? []
    const [first] = texts
    if (!first) return []
    const sections = texts.map(({ title, text }) => ({ title, text }))
    return [{ id: idOf(path), title: first.link.label, path, sections }]
  })
}

function idOf(path: string): string {
  return path.slice(1).replace('#', '-')
}
