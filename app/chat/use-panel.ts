import { type RefObject, useEffect } from 'react'

/** Where there is room for a panel beside the page; else the chat takes the whole screen. */
const ROOMY = '(min-width: 40rem) and (min-height: 36rem)'

/** Whether the chat covers the page, so that it must go before what is behind it can be seen. */
export const coversPage = (): boolean => !matchMedia(ROOMY).matches

/**
 * Opens and closes the chat's dialog: beside the page on wide screens, over it on phones. Escape closes it, the focus
 * goes to the message field and returns to where it came from, and what the keyboard reaches beside the panel is never
 * hidden under it.
 */
export function usePanel(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  asked: number,
  onClose: () => void,
): void {
  useEffect(() => {
    const panel = dialog.current
    if (!panel || asked === 0) return undefined
    const opener = document.activeElement
    const isModal = coversPage()
    if (!panel.open) {
      if (isModal) panel.showModal()
      else panel.show()
    }
    field.current?.focus()
    const stopFitting = isModal ? fitAboveKeyboard(panel) : null
    const hearKeys = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest('[data-own-escape]')
      if (event.key !== 'Escape' || isOwn) return
      event.preventDefault()
      onClose()
    }
    const keepInSight = ({ target }: FocusEvent) => {
      if (isModal || !(target instanceof HTMLElement) || panel.contains(target)) return
      const hidden = () => overlap(target.getBoundingClientRect(), panel.getBoundingClientRect())
      if (!hidden()) return
      const space = panel.getBoundingClientRect().top - target.getBoundingClientRect().bottom
      window.scrollBy({ top: 24 - space, behavior: 'instant' })
      if (hidden()) onClose()
    }
    panel.addEventListener('keydown', hearKeys)
    document.addEventListener('focusin', keepInSight)
    return () => {
      stopFitting?.()
      panel.removeEventListener('keydown', hearKeys)
      document.removeEventListener('focusin', keepInSight)
      const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body
      if (panel.open) panel.close()
      if (hadFocus) focusBack(opener)
    }
  }, [dialog, field, asked, onClose])
}

/** Keeps the whole panel in what a phone's keyboard leaves of the screen; what is zoomed in stays as it is. */
function fitAboveKeyboard(panel: HTMLElement): () => void {
  const view = window.visualViewport
  const fit = () => {
    const isSmaller = view && view.scale < 1.05 && view.height < window.innerHeight - 1
    panel.style.height = isSmaller ? `${view.height}px` : ''
    panel.style.top = isSmaller ? `${view.offsetTop}px` : ''
  }
  view?.addEventListener('resize', fit)
  view?.addEventListener('scroll', fit)
  fit()
  return () => {
    view?.removeEventListener('resize', fit)
    view?.removeEventListener('scroll', fit)
    panel.style.height = ''
    panel.style.top = ''
  }
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Where the chat was opened from; where that is gone, the button that is always there. */
function focusBack(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility()
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-chat-opener]')]
  const target = isThere ? opener : buttons.find(button => button.checkVisibility())
  target?.focus()
}
