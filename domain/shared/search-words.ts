/**
 * What something has to contain to be found by a text that staff typed: each of its words, in any order, or an order's
 * reference, with or without its dashes.
 */
export function searchWords(text: string): string[] {
  const [, first, second] = /^pw[\s-]*([a-z\d]{4})[\s-]*([a-z\d]{4})$/i.exec(text.trim()) ?? []
  return first ? [`PW-${first}-${second}`] : text.split(/\s+/).filter(word => word !== '')
}
