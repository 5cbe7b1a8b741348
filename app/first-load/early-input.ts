declare global {
  interface Window {
    /**
     * Stops recording and returns a function that repeats what was pressed, checked and typed until now. `heard`
     * selects what works from now on wherever it is. Exists once, and only if the script below was in the page.
     */
    takeEarlyInput?: (heard: string) => () => void
  }
}

/**
 * Records what a visitor presses, checks and types while the page's own code is still loading: a slow connection must
 * not lose anybody's press or word. It is part of the page itself (`NOTE_EARLY_INPUT`), so it uses nothing from
 * outside.
 */
function noteEarlyInput(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const buttons = new Set<HTMLElement>()
  const fields = new Map<Field, string | boolean>()
  const isTick = (field: Field) => /^(checkbox|radio)$/.test(field.type)
  const touchedBy = ({ type, target }: Event) =>
    target instanceof Element
      ? target.closest<HTMLElement>(type === 'click' ? 'button[type=button]' : 'input,textarea,select')
      : null
  const note = (event: Event) => {
    const touched = touchedBy(event)
    if (!touched) return
    if (event.type === 'click') buttons.add(touched)
    else {
      const field = touched as Field
      fields.set(field, isTick(field) ? (field as HTMLInputElement).checked : field.value)
    }
  }
  const isTaken = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactProps'))
  // React hydrates the part of the page in which something happens, if its code has arrived.
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

  // Parts whose code loads later than the page's: whatever is pressed, typed and chosen in them waits for it.
  let waits = false
  let heardAnywhere = ''
  const redoTaken = () => {
    waits = false
    for (const [field, held] of fields) {
      takeOver(field)
      const taken = isTaken(field)
      if (taken || !field.isConnected) fields.delete(field)
      if (taken) redo(field, held)
    }
    for (const button of buttons) {
      takeOver(button)
      const works = isTaken(button) || button.matches(heardAnywhere)
      if (works || !button.isConnected) buttons.delete(button)
      if (works) button.click()
    }
    waitForParts()
  }
  const waitForParts = () => {
    if (waits || fields.size + buttons.size === 0) return
    waits = true
    setTimeout(redoTaken, 100)
  }
  const noteUntaken = (event: Event) => {
    const touched = touchedBy(event)
    if (!touched || touched.matches(heardAnywhere)) return
    takeOver(touched)
    if (isTaken(touched)) {
      // Its previous value no longer matters.
      fields.delete(touched as Field)
      return
    }
    note(event)
    waitForParts()
  }

  window.takeEarlyInput = heard => {
    delete window.takeEarlyInput
    heardAnywhere = heard
    for (const kind of kinds) removeEventListener(kind, note, true)
    // Values that the browser filled in by itself.
    for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) {
      const [holds, byDefault] = isTick(field)
        ? [field.checked, field.defaultChecked]
        : [field.value, field.defaultValue]
      if (holds !== byDefault && !fields.has(field)) fields.set(field, holds)
    }
    // What React has already taken over is reported immediately, before its next render empties the field under a
    // press on 'Search'.
    for (const [field, held] of fields) {
      if (typeof held === 'boolean' || !isTaken(field)) continue
      redo(field, held)
      fields.delete(field)
    }
    return () => {
      // It reacts to what differs from what it found there.
      for (const element of [...fields.keys(), ...buttons]) takeOver(element)
      for (const kind of kinds) addEventListener(kind, noteUntaken, true)
      redoTaken()
    }
  }
}

/** Its part of the first script. */
export const NOTE_EARLY_INPUT = `(${noteEarlyInput.toString()})()`
