/** Types into a field as if by hand: React hears of a value only if it is set past its own setter. */
export function typeInto(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
