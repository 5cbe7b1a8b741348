import { CART_MAX_LINES } from '#domain/cart/cart.ts'
import { wasField } from '../../ui/touched-fields.ts'

const lineNumbers = Array.from({ length: CART_MAX_LINES }, (_, index) => index)

const typedInto = ['name', 'email', 'phone', 'address', ...lineNumbers.map(number => `quantity${number}`)]

/** The names of the fields of the form that corrects an order. */
export const correctionFields = [
  'prices',
  ...typedInto,
  ...typedInto.map(wasField),
  ...lineNumbers.flatMap(number => [`line${number}`, `plan${number}`]),
]

/** What the form says the order should be. */
export function readCorrection(form: Record<string, string>) {
  const { name, email, phone, address, version, prices } = form
  const lines = lineNumbers.flatMap(number => {
    const id = form[`line${number}`]
    if (id === undefined) return []
    return [{ id, quantity: form[`quantity${number}`], planId: form[`plan${number}`] || undefined }]
  })
  return { name, email, phone, address, version, prices, lines }
}
