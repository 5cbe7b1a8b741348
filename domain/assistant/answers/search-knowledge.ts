import MiniSearch from 'minisearch'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { Reply } from './asking.ts'
import { type KnownText, knownTexts } from './knowledge.ts'

const stopWords = new Set(
  'no yes not a an and are as at be but by can cant could did do does for from get give had has have how i if in is it its me my of on or our please so tell than that the their them then there these they this to us was we were what whats when where which who why will with would you your about any know want need explain mean means internet home price prices plan plans service services many much take takes good read pay month months long one ones faster slower work works still thing really say says said difference between'.split(
    ' ',
  ),
)

/** Words as they are looked up; 'Wi-Fi' is one. */
const tokenize = (text: string) => text.replace(/wi-fi/gi, 'wifi').split(/[^\p{L}\p{N}]+/u)

const processTerm = (term: string) => {
  const word = term.toLowerCase()
  return word.length < 2 || stopWords.has(word) ? null : word
}

/** The texts of a catalogue with the index over them. */
const knowledgeOf = derivedFrom(catalogue => {
  const texts = knownTexts(catalogue)
  const index = new MiniSearch<KnownText>({ fields: ['title', 'text'], processTerm, tokenize })
  index.addAll(texts)
  return { index, byId: new Map(texts.map(one => [one.id, one])) }
})

/** How near the second text must come to be said too. */
const SECOND_SHARE = 0.75
/** How much of a question a text must speak of to be an answer to it. */
const LEAST_SHARE = 0.75
const LEAST_SCORE = 4
/** A longer question asks for more than its one telling word. */
const FEW_WORDS = 5

/** A title that is hardly more than one word: that word alone asks for it. */
const isShort = (byId: ReadonlyMap<string, KnownText>, id: unknown) =>
  tokenize(byId.get(String(id))?.title ?? '').length < 4

/** The texts that speak of what is asked, best first; none where nothing comes near. */
export function searchKnowledge(catalogue: Catalogue, question: string, limit = 2): KnownText[] {
  const { index, byId } = knowledgeOf(catalogue)
  const asked = new Set(
    tokenize(question)
      .filter(word => !/^\d+$/.test(word))
      .flatMap(word => processTerm(word) ?? []),
  )
  if (asked.size === 0) return []
  const found = index
    .search([...asked].join(' '), {
      boost: { title: 3 },
      prefix: term => term.length > 4,
      fuzzy: term => (term.length > 5 ? 0.15 : false),
    })
    .filter(
      ({ id, queryTerms, score, match }) =>
        new Set(queryTerms).size / asked.size >= LEAST_SHARE &&
        score >= LEAST_SCORE &&
        // What a text only happens to hold does not make it an answer: its title must say it, and alone for one word.
        queryTerms.some(term => match[term]?.includes('title')) &&
        (new Set(queryTerms).size > 1 || (isShort(byId, id) && question.split(' ').length <= FEW_WORDS)),
    )
  const least = (found[0]?.score ?? 0) * SECOND_SHARE
  return found
    .filter(({ score }) => score >= least)
    .slice(0, limit)
    .flatMap(({ id }) => byId.get(String(id)) ?? [])
}

const aboutProviders = new Set(['/providers', '/best-internet-providers'])

/** What our texts say to a question, as an answer; null where they say nothing. */
export function fromKnowledge(catalogue: Catalogue, message: string): Reply | null {
  // What a provider is stands under its name; a question that only holds that name is not answered by it.
  const found = searchKnowledge(catalogue, message).filter(
    ({ link }) => !aboutProviders.has(link.href) || message.split(' ').length < 4,
  )
  if (found.length === 0) return null
  const links = [...new Map(found.map(({ link }) => [link.href, link])).values()]
  return { text: found.map(({ text }) => text).join(' '), links }
}
