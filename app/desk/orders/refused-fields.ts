import { CART_MAX_LINES } from '#domain/cart/cart.ts'

/** The name of the box that says a line was refused. */
export const refusedField = (number: number): string => `refused${number}`

const boxes = Array.from({ length: CART_MAX_LINES }, (_, number) => refusedField(number))

/** The names of all of them, and of the mark that the form asked. */
export const refusedFields = ['refused', ...boxes]

/** The lines that a form says were refused; undefined if it didn't ask. */
export const readRefused = (form: Record<string, string>): string[] | undefined =>
  form.refused ? boxes.flatMap(name => form[name] || []) : undefined
