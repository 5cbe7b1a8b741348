import type { Catalogue } from './catalogue.ts'

/** Something computed from a catalog, once per catalog: search index, bundle parts, name patterns. */
export function derivedFrom<Value>(make: (catalogue: Catalogue) => Value): (catalogue: Catalogue) => Value {
  const made = new WeakMap<Catalogue, Value>()
  return catalogue => {
    if (made.has(catalogue)) return made.get(catalogue) as Value
    const value = make(catalogue)
    made.set(catalogue, value)
    return value
  }
}
