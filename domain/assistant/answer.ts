/** A link of an answer to a page of this site. */
export type AnswerLink = { label: string; href: string }

/**
 * What the assistant answers: plain text of a few sentences, and the pages it stands on. `kind` is `asks` where it asks back
 * what was meant, and `unknown` where it says that it does not know.
 */
export type Answer = {
  text: string
  links: readonly AnswerLink[]
  kind?: 'answer' | 'asks' | 'unknown'
  /** What can be said next with one press. */
  choices?: readonly string[]
  /** Plans that the text speaks of, by their ids, for a card each. */
  plans?: readonly string[]
}

/** What a stored answer has beside its words. */
export type AnswerParts = {
  plans: readonly string[]
  choices: readonly string[]
  /** The ZIP code that the plans were told for. */
  zipCode?: string
}

/** The parts of an answer, bounded; null where it has none. */
export function partsOf(
  { plans = [], choices = [] }: Pick<Answer, 'plans' | 'choices'>,
  zipCode: string | null = null,
): AnswerParts | null {
  return plans.length + choices.length === 0
    ? null
    : { plans: plans.slice(0, 4), choices: choices.slice(0, 4), ...(zipCode === null ? {} : { zipCode }) }
}

/** At most so many links under one answer. */
const MAX_ANSWER_LINKS = 4

const linkLine = /^(.{1,80}): (\/(?!\/)[\w/?#=%.&-]*)$/

/** Paths of this site only: no host, no scheme, nothing that a browser would read as another place. */
export function isSitePath(href: string): boolean {
  return linkLine.test(`x: ${href}`)
}

/** An answer as one text: the links stand below it, one line each. It never holds `< >`. */
export function writeAnswer({ text, links }: Answer): string {
  const lines = links
    .filter(link => isSitePath(link.href))
    .slice(0, MAX_ANSWER_LINKS)
    .map(link => `${link.label}: ${link.href}`)
  const body = text.replace(/[<>]/g, '').trim()
  return lines.length > 0 ? `${body}\n\n${lines.join('\n')}`.replace(/[<>]/g, '') : body
}

/** Reads what `writeAnswer` wrote. Only lines at the end that lead to this site become links. */
export function readAnswer(written: string): Answer {
  const lines = written.split('\n')
  const links: AnswerLink[] = []
  while (lines.length > 1) {
    const [, label, href] = lines.at(-1)?.match(linkLine) ?? []
    if (!label || !href) break
    links.unshift({ label, href })
    lines.pop()
  }
  return { text: lines.join('\n').trim(), links }
}
