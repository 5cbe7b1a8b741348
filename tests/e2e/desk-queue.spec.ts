import type { Page } from '@playwright/test'
import * as busy from './support/busy-desk.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { expect, open } from './support/test.ts'

/** The row at a point of the window. */
const rowAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    point =>
      document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-row]')?.dataset.row ?? '',
    { x, y },
  )

/** The rows of the queue from above. What earlier tests left may stand among them. */
const shownRows = (page: Page) =>
  page
    .locator('[data-row]')
    .evaluateAll(rows => rows.map(row => (row instanceof HTMLElement ? (row.dataset.row ?? '') : '')))

for (const height of [900, 260]) {
  test(`work that comes in or goes above moves nothing under the cursor, in a window ${height} px high`, async ({
    page,
    site,
    sessions,
  }) => {
    const visitors = busy.visitorsOf(site.origin)
    for (const number of [0, 1, 2]) await busy.lead(visitors, number + height)
    await page.setViewportSize({ width: 1440, height })
    await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
    await open(page, '/desk')
    const rows = page.locator('[data-row]')
    const button = rows.last().getByRole('button')
    await button.hover()
    const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const pointedAt = await rowAt(page, x, y)
    expect(pointedAt).not.toBe('')
    const before = await shownRows(page)

    await busy.chat(visitors, ['Can I talk to a person?'])
    await expect(rows).toHaveCount(before.length + 1)
    const after = await shownRows(page)
    const cameIn = after.findIndex(row => !before.includes(row))
    await expect(rows.nth(cameIn)).toContainText('Chat waiting')
    expect(cameIn).toBeLessThan(after.indexOf(pointedAt))
    expect(await rowAt(page, x, y)).toBe(pointedAt)

    // A colleague takes the conversation.
    const chat = (await rows.nth(cameIn).getByRole('link').getAttribute('href')) ?? ''
    await visitors.postForm(chat.split('?')[0] ?? '', { intent: 'take-over' }, sessions.get('Tom Reed') ?? '')
    await expect(rows).toHaveCount(before.length)
    expect(await rowAt(page, x, y)).toBe(pointedAt)
  })
}
