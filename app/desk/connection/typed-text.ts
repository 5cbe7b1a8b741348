import { typeInto } from './type-into.ts'

const KEY = 'plainwire-desk-typed'

/** What somebody had typed into a screen of the desk: the name of the member, the screen, the text by its field. */
type TypedText = { by: string; path: string; fields: Record<string, string> }
type Field = HTMLTextAreaElement | HTMLInputElement

const TEXT = 'textarea, input:is([type="text"], [type="email"], [type="tel"], :not([type]))'

/** The fields of the screen that take text. Each form says by its `intent` what it is for; fields alike are counted. */
function fieldsHere(): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>(`main form[method="post"] :is(${TEXT})`)) {
    const intent = field.form?.querySelector<HTMLInputElement>('input[name="intent"]')?.value ?? ''
    const name = `${intent} ${field.name}`
    let key = name
    for (let count = 2; found.has(key); count += 1) key = `${name} ${count}`
    found.set(key, field)
  }
  return found
}

/** Keeps what was typed into the screen, in this tab alone, until the same person is back on it. */
export function keepTypedText(by: string, path: string): void {
  const typed = [...fieldsHere()].filter(
    ([, field]) => field.value !== '' && (field.value !== field.defaultValue || field.matches('textarea')),
  )
  if (typed.length === 0) return
  const kept: TypedText = {
    by,
    path,
    fields: Object.fromEntries(typed.map(([key, { value }]) => [key, value])),
  }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

/** Types it again where it was. Whoever else signs in here, or goes elsewhere first, doesn't get it. */
export function typeAgain(by: string, path: string): void {
  const stored = sessionStorage.getItem(KEY)
  if (stored === null) return
  sessionStorage.removeItem(KEY)
  const kept = JSON.parse(stored) as TypedText
  if (kept.by !== by || kept.path !== path) return
  const here = fieldsHere()
  for (const [key, text] of Object.entries(kept.fields)) {
    const field = here.get(key)
    if (!field || field.value !== field.defaultValue) continue
    typeInto(field, text)
    const details = field.closest('details')
    if (details) details.open = true
  }
}
