/** What a rule looks at: an answer over https and, if it is a page, its HTML. */
export type Answer = { headers: Headers; html: string | null }

type Rule = { name: string; modifier(answer: Answer): number }

const header = ({ headers }: Answer, name: string) => headers.get(name)?.trim().toLowerCase() ?? null

function policyOf(answer: Answer): Map<string, string[]> {
  const directives = (header(answer, 'content-security-policy') ?? '').split(';').map(part => part.trim())
  return new Map(
    directives.filter(Boolean).map(part => {
      const [name = '', ...sources] = part.split(/\s+/)
      return [name, sources]
    }),
  )
}

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/
const unsafeInline = /^(?:'unsafe-inline'|data:)$/

/**
 * The rules of the MDN HTTP Observatory (algorithm 4) with their score modifiers. What it learns elsewhere is left
 * out: a redirect from http is the proxy's job, the list of preloaded hosts is the browsers'.
 */
const rules: readonly Rule[] = [
  {
    name: 'content-security-policy',
    modifier(answer) {
      const policy = policyOf(answer)
      if (policy.size === 0) return -25
      const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
      const scripts = of('script-src')
      const styles = of('style-src')
      if (scripts.some(one => broad.test(one) || unsafeInline.test(one))) return -20
      if (of('object-src').some(one => broad.test(one))) return -20
      const everything = [...policy.values()].flat()
      if (everything.some(one => /^(?:http|ftp):/.test(one))) return -20
      if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
      if (styles.some(one => broad.test(one) || unsafeInline.test(one))) return 0
      const closed = policy.get('default-src')?.join(' ') === "'none'"
      const formsStay = /^'(?:none|self)'$/.test(policy.get('form-action')?.join(' ') ?? '')
      return closed && formsStay ? 10 : 5
    },
  },
  {
    name: 'cookies',
    modifier({ headers }) {
      const cookies = headers.getSetCookie()
      if (cookies.length === 0) return 0
      if (cookies.some(cookie => /^[^=]*(?:login|sess)/i.test(cookie) && !/;\s*httponly/i.test(cookie)))
        return -30
      if (cookies.some(cookie => !/;\s*secure/i.test(cookie))) return -20
      return cookies.every(cookie => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
    },
  },
  {
    name: 'cross-origin-resource-sharing',
    modifier: answer =>
      header(answer, 'access-control-allow-origin') && header(answer, 'access-control-allow-credentials')
        ? -50
        : 0,
  },
  {
    name: 'referrer-policy',
    modifier(answer) {
      const policy = header(answer, 'referrer-policy')
      if (policy === null) return 0
      return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
        ? 5
        : -5
    },
  },
  {
    name: 'strict-transport-security',
    modifier(answer) {
      const age = header(answer, 'strict-transport-security')?.match(/max-age=(\d+)/)?.[1]
      if (age === undefined) return -20
      return Number(age) < 15_552_000 ? -10 : 0
    },
  },
  {
    name: 'subresource-integrity',
    modifier({ html }) {
      const scripts = [...(html ?? '').matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)]
      const foreign = scripts.filter(([, source = '']) => /^(?:https?:)?\/\//.test(source))
      if (foreign.some(([tag, source]) => !/integrity=/.test(tag) && !source?.startsWith('https:')))
        return -50
      if (foreign.some(([tag]) => !/integrity=/.test(tag))) return -5
      return scripts.some(([tag]) => /\sintegrity="sha(?:256|384|512)-/.test(tag)) ? 5 : 0
    },
  },
  {
    name: 'x-content-type-options',
    modifier: answer => (header(answer, 'x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options',
    modifier(answer) {
      if (policyOf(answer).has('frame-ancestors')) return 5
      return /^(?:deny|sameorigin)$/.test(header(answer, 'x-frame-options') ?? '') ? 0 : -20
    },
  },
  {
    name: 'cross-origin-resource-policy',
    modifier(answer) {
      const policy = header(answer, 'cross-origin-resource-policy')
      if (policy === null || policy === 'cross-origin') return 0
      return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
    },
  },
]

/** Bonus points count for sites that have an A without them. */
const LEAST_FOR_BONUS = 90

/** The score of an answer, and what each rule gave or took. */
export function observatoryScore(answer: Answer): { score: number; modifiers: Record<string, number> } {
  const modifiers = Object.fromEntries(rules.map(rule => [rule.name, rule.modifier(answer)]))
  const values = Object.values(modifiers)
  const without = 100 + values.filter(value => value < 0).reduce((sum, value) => sum + value, 0)
  const withBonus = 100 + values.reduce((sum, value) => sum + value, 0)
  return { score: without >= LEAST_FOR_BONUS ? withBonus : without, modifiers }
}
