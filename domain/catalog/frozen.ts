/** The same value, which nobody can change anymore at any depth; a `Map` in it stays as it is. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Map) return value
  for (const one of Object.values(value)) frozen(one)
  return Object.freeze(value)
}
