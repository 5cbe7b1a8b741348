import { withoutHidden } from '#platform/without-hidden.ts'

type Strict = { ok: true; value: unknown } | { ok: false; fault: string }

/** Nothing posted here is nested more deeply. */
const MAX_DEPTH = 8
/** Names with a meaning in the language itself. */
const reservedKeys = new Set(['__proto__', 'constructor', 'prototype'])
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

const refused = (fault: string): Strict => ({ ok: false, fault })

/**
 * Parses JSON that can be read in one way only: no duplicate keys, none with a meaning in the language itself, and no
 * deep nesting. Texts come as `storable`.
 */
export function parseStrictJson(text: string): Strict {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused('This is not JSON.')
  }
  const open: (Set<string> | null)[] = []
  let lastText = ''
  let isWhole = true
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > MAX_DEPTH) return refused('It is nested too deep.')
    } else if (token === '}' || token === ']') {
      open.pop()
    } else if (token === ':') {
      const keys = open.at(-1)
      if (reservedKeys.has(lastText)) return refused('A key has a reserved name.')
      if (keys?.has(lastText)) return refused('A key comes twice.')
      keys?.add(lastText)
    } else {
      lastText = JSON.parse(token) as string
      isWhole &&= storable(lastText) === lastText
    }
  }
  return { ok: true, value: isWhole ? value : JSON.parse(text, storableTexts) }
}

const storableTexts = (_: string, value: unknown) => (typeof value === 'string' ? storable(value) : value)

/**
 * A text as it is stored: lone surrogates and null characters become the replacement character, and invisible
 * characters are removed, so that no name, note or message hides anything from somebody who reads it at the desk or
 * in a terminal.
 */
export function storable(text: string): string {
  return withoutHidden(text.toWellFormed().replaceAll('\u0000', '\ufffd'))
}
