import { expect, type Page } from '@playwright/test'

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Live Chat' })
export const logOf = (page: Page) => panelOf(page).getByRole('log', { name: 'Conversation' })
export const fieldOf = (page: Page) => panelOf(page).getByLabel('Your message')

/** Opens the chat, which greets. */
export async function openChat(page: Page): Promise<void> {
  await page.locator('[data-chat-opener]:visible').first().click()
  await expect(fieldOf(page)).toBeFocused()
  await expect(logOf(page)).toContainText('Hi! Looking for help choosing a bundle or placing an order?')
}

/** Says something by keyboard and waits for the answer. */
export async function say(page: Page, text: string, answer: string | RegExp): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  const newest = logOf(page).locator('> div').last()
  await expect(newest).toContainText(answer)
  await expect(logOf(page)).toHaveAttribute('aria-busy', 'false')
}
