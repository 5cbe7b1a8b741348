/** The longest message after sanitizing (specification, section 9). */
export const CHAT_MESSAGE_MAX_LENGTH = 500

/**
 * A visitor's words as the chat keeps them (specification, section 5): without `< > ' " &`, trimmed, cut to 500
 * characters. Characters that no database text can hold are dropped too. Empty words stay empty and are not sent.
 */
export function sanitizeMessage(text: string): string {
  const kept = text
    .toWellFormed()
    .replace(/[<>'"&]|(?![\n\t])\p{Cc}/gu, '')
    .trim()
  // Cutting may split a pair of surrogates in two or end in a blank.
  return kept
    .slice(0, CHAT_MESSAGE_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
