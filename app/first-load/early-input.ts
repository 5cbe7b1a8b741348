declare global {
  interface Window {
    /**
     * Ends the noting and answers how to do again what was pressed, ticked and typed until now. There once, and only where
     * the script below stood in the page.
     */
    takeEarlyInput?: () => () => void
  }
}

/**
 * Notes what a visitor presses, ticks and types while the page's own code is still on its way: a slow line must not cost
 * anybody a press or a word. It stands in the page itself (`NOTE_EARLY_INPUT`), so it uses nothing from outside.
 */
function noteEarlyInput(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const buttons = new Set<HTMLElement>()
  const fields = new Map<Field, string | boolean>()
  const isTick = (field: Field) => /^(checkbox|radio)$/.test(field.type)
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const touched = target.closest<HTMLElement>(
      type === 'click' ? 'button[type=button]' : 'input,textarea,select',
    )
    if (!touched) return
    if (type === 'click') buttons.add(touched)
    else {
      const field = touched as Field
      fields.set(field, isTick(field) ? (field as HTMLInputElement).checked : field.value)
    }
  }
  const isTaken = (field: Field) => Object.keys(field).some(key => key.startsWith('__reactProps'))
  // React takes over the part of the page in which something happens, if its code has come.
  const takeOver = (element: Element) => void element.dispatchEvent(new Event('pointercancel'))
  const redo = (field: Field, held: string | boolean) => {
    if (typeof held === 'boolean') {
      ;(field as HTMLInputElement).checked = !held
      field.click()
      return
    }
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, held)
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  const kinds = ['click', 'input']
  for (const kind of kinds) addEventListener(kind, note, true)

  // Parts whose code comes later than the page's: what is typed and chosen in them waits for it.
  let waits = false
  const redoTaken = () => {
    waits = false
    for (const [field, held] of fields) {
      takeOver(field)
      const taken = isTaken(field)
      if (taken || !field.isConnected) fields.delete(field)
      if (taken) redo(field, held)
    }
    waitForParts()
  }
  const waitForParts = () => {
    if (waits || fields.size === 0) return
    waits = true
    setTimeout(redoTaken, 100)
  }
  const noteUntaken = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    takeOver(target)
    if (isTaken(target as Field)) return
    note(event)
    waitForParts()
  }

  window.takeEarlyInput = () => {
    delete window.takeEarlyInput
    for (const kind of kinds) removeEventListener(kind, note, true)
    // What the browser has put in by itself.
    for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
      const [holds, byDefault] = isTick(field)
        ? [field.checked, field.defaultChecked]
        : [field.value, field.defaultValue]
      if (holds !== byDefault && !fields.has(field)) fields.set(field, holds)
    }
    // What React has taken over already is told at once, before its next drawing empties the field under a press on 'Search'.
    for (const [field, held] of fields) {
      if (typeof held === 'boolean' || !isTaken(field)) continue
      redo(field, held)
      fields.delete(field)
    }
    return () => {
      // It answers to what differs from what it found there.
      for (const element of [...fields.keys(), ...buttons]) takeOver(element)
      addEventListener('input', noteUntaken, true)
      redoTaken()
      for (const button of buttons) button.click()
    }
  }
}

/** Its share of the first script. */
export const NOTE_EARLY_INPUT = `(${noteEarlyInput.toString()})()`
