import type { Catalogue } from './catalogue.ts'

/** Something that is made of a catalogue, made once for each: search index, bundle parts, patterns of names. */
export function derivedFrom<Value>(make: (catalogue: Catalogue) => Value): (catalogue: Catalogue) => Value {
  const made = new WeakMap<Catalogue, Value>()
  return catalogue => {
    if (made.has(catalogue)) return made.get(catalogue) as Value
    const value = make(catalogue)
    made.set(catalogue, value)
    return value
  }
}
