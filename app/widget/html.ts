/** A piece of a page whose text is always written as text, whatever it contains. */
export type Html = { markup: string }

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const written = (text: string) => text.replace(/[&<>"']/g, sign => signs[sign] ?? '')

type Part = string | number | Html | readonly Html[]

/** Puts a page together: texts are escaped, pieces stay as they are. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markupOf = (part: Part): string => {
    if (typeof part === 'string' || typeof part === 'number') return written(String(part))
    return 'markup' in part ? part.markup : part.map(one => one.markup).join('')
  }
  return {
    markup: texts
      .map((text, index) => text + (index < parts.length ? markupOf(parts[index] ?? '') : ''))
      .join(''),
  }
}

export const nothing: Html = { markup: '' }
