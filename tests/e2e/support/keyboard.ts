import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to a control as somebody does who has no mouse, and sees that it is marked as the one that has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate(element => element === document.activeElement)) {
      expect(await outlineOf(control), `no focus to be seen: ${control.toString()}`).not.toBe('none')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by keyboard: ${control.toString()}`)
}

const outlineOf = (control: Locator) =>
  control.evaluate(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineWidth === '0px' ? 'none' : outlineStyle
  })

/** Types into a field that was reached by keyboard; what it held is replaced. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await tabTo(page, field(label).or(field(`${label} (optional)`)))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Reaches a control and presses a key on it. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** After something was done the focus is somewhere in the page's own part, where one goes on: never at the very beginning. */
export async function expectFocusKept(page: Page): Promise<void> {
  const where = () =>
    page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return 'nowhere'
      return activeElement.closest('main') ? 'in the page' : activeElement.tagName
    })
  await expect.poll(where, 'where the focus is').toBe('in the page')
}
