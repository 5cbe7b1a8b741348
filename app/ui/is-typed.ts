/** Whether any field in an element holds something else than it began with. */
export function isTyped(around: HTMLElement): boolean {
  const fields = around.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type="hidden"]), textarea, select',
  )
  return [...fields].some(field => {
    if (field instanceof HTMLSelectElement) return isChosen(field)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}

function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const began = [...options].findIndex(one => one.defaultSelected)
  return selectedIndex !== Math.max(0, began)
}
