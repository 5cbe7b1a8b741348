import { type RefObject, useEffect } from 'react'
import { readStoredObject, writeStorage } from './browser-storage.ts'

type Field = HTMLInputElement | HTMLSelectElement

type Kept = {
  /** The entry in the tab's session storage; `null` keeps nothing. */
  key: string | null
  /** The fields to keep. Never a password. */
  names: readonly string[]
  /** What the form began with. If that is another one now, what was typed before doesn't count anymore. */
  start?: string
}

/**
 * Keeps what is typed into a form's own fields for the tab's session, and puts it back after a reload. Returns what
 * the form calls when something in it changes.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, { key, names, start = '' }: Kept) {
  const joined = names.join(' ')
  useEffect(() => {
    const typed = readKept(key, start)
    for (const name of joined.split(' ')) {
      const field = fieldOf(form.current, name)
      const value = typed[name]
      // What was typed before the script came stays.
      if (field && typeof value === 'string' && field.value === originalOf(field)) field.value = value
    }
  }, [form, key, joined, start])
  return () => {
    if (key === null) return
    const typed = names.flatMap(name => {
      const field = fieldOf(form.current, name)
      return field ? [[name, field.value]] : []
    })
    const all = { ...readKept(key, start), ...Object.fromEntries(typed), start }
    writeStorage(key, JSON.stringify(all), 'sessionStorage')
  }
}

export function forgetKeptFields(key: string): void {
  writeStorage(key, null, 'sessionStorage')
}

function readKept(key: string | null, start: string): Record<string, unknown> {
  const stored = key === null ? null : readStoredObject(key, 'sessionStorage')
  return stored && stored.start === start ? stored : {}
}

function fieldOf(form: HTMLFormElement | null, name: string): Field | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null
}

function originalOf(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue
  return ([...field.options].find(option => option.defaultSelected) ?? field.options[0])?.value ?? ''
}
