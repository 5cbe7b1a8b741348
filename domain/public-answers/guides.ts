import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type GuideSection, guidePages } from './guide-sections.ts'

/** A guide of ours, in sections; `path` is its page. */
export type Guide = { id: string; title: string; path: string; sections: GuideSection[] }

export const guideIds = guidePages.map(({ path }) => idOf(path))

/** Our guides as programs and assistants read them: everything that their pages say, in the pages' order. */
export const guidesOf = (catalogue: Catalogue): Guide[] =>
  guidePages.map(({ path, title, sections }) => ({
    id: idOf(path),
    ...{ title, path, sections: sections(catalogue) },
  }))

function idOf(path: string): string {
  return path.slice(1).replace('#', '-')
}
