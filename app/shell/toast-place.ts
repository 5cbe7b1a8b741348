/**
 * Where a message stands while a modal dialog is open: inside it, because outside nothing can be pressed or read aloud.
 * Null without such a dialog.
 */
export function placeInDialog(tone: 'alarm' | 'good' | 'notice'): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!dialog) return null
  const region = dialog.querySelector<HTMLElement>(':scope > .toast-region') ?? madeIn(dialog)
  // Shown anew, so that it lies over a dialog that was closed and opened meanwhile.
  region.hidePopover()
  region.showPopover()
  return region.querySelector<HTMLElement>(tone === 'alarm' ? '[role="alert"]' : '[role="status"]')
}

function madeIn(dialog: Element): HTMLElement {
  const region = document.createElement('div')
  region.className = 'no-print toast-region'
  region.dataset['testid'] = 'toasts'
  region.popover = 'manual'
  for (const role of ['alert', 'status']) {
    const said = document.createElement('div')
    said.role = role
    said.className = 'flex w-full flex-col gap-2'
    region.append(said)
  }
  dialog.append(region)
  return region
}
