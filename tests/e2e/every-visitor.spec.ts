import { violationsByAxe } from './support/axe-engine.ts'
import { lostAtThisWidth } from './support/lost-words.ts'
import { expect, open, test } from './support/test.ts'

/** The pages where most is pressed, chosen and compared; each is loaded once for all that is asked of it. */
const pages = [
  ...[
    '/',
    '/results?zip=78704',
    '/internet-plans',
    '/bundles?internet=metronet-1-gig&zip=78704',
    '/checkout',
  ],
  ...['/providers', '/metronet', '/quote', '/auth', '/internet/texas', '/providers/kinetic/labels'],
  ...[
    '/plans/metronet-1-gig/label',
    '/home-security-products',
    '/best-internet-providers',
    '/vivint-packages',
  ],
]
/** Longer than that is motion (WCAG 2.3.3). */
const MOTION_MS = 10

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of pages) {
  test(`${path}: names hold what is seen, nothing moves, forced colors show focus, 320 px fit`, async ({
    page,
  }) => {
    await open(page, path)
    const mismatched = await violationsByAxe(page, { type: 'rule', values: ['label-content-name-mismatch'] })
    expect(mismatched, 'what is seen is no part of the name').toEqual([])
    expect(await page.evaluate(movingLongerThan, MOTION_MS), 'moves').toEqual([])

    await page.emulateMedia({ forcedColors: 'active' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(withoutFocus), 'focus not seen in forced colors').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })

    await page.setViewportSize({ width: 320, height: 900 })
    expect(await page.evaluate(lostAtThisWidth), 'lost at 320 px').toEqual([])
  })
}

test('what is chosen is told by more than colors that are not there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/auth')
  const ground = (name: string) =>
    page.getByRole('tab', { name }).evaluate(tab => getComputedStyle(tab).backgroundColor)
  expect(await ground('Sign In')).not.toBe(await ground('Sign Up'))
})

test('a button of mere words has an edge where colors are the visitor’s own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/results?zip=78704', '/internet-plans', '/auth']) {
    await open(page, path)
    const bare = await page.locator('button.rounded-control').evaluateAll(buttons =>
      buttons.flatMap(button => {
        const { borderTopWidth } = getComputedStyle(button)
        return borderTopWidth === '0px' ? [button.textContent] : []
      }),
    )
    expect(bare, path).toEqual([])
  }
})

test('borders on maps are drawn in the text color of whoever brings their own', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await open(page, '/metronet')
    const [drawn, text] = await page.locator('.area-borders').evaluate(borders => {
      return [getComputedStyle(borders).stroke, getComputedStyle(document.body).color]
    })
    expect(drawn, colorScheme).toBe(text)
  }
})

/** Runs in the page. */
function movingLongerThan(limit: number): string[] {
  const longest = (times: string) =>
    Math.max(...times.split(',').map(time => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)))
  const moves = (element: Element, part: string | null) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
    return (
      (animationName !== 'none' && longest(animationDuration) > limit) || longest(transitionDuration) > limit
    )
  }
  return [...document.querySelectorAll('*')]
    .filter(element => [null, '::before', '::after'].some(part => moves(element, part)))
    .map(element => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
}

/** Runs in the page: controls that take the focus and show no line around themselves or what holds them. */
function withoutFocus(): string[] {
  const controls =
    'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const outlined = (element: Element | null) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(control => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return false
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) return false
      return ![control, control.closest('label'), control.parentElement].some(outlined)
    })
    .map(
      control =>
        `${control.tagName} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 40)}`,
    )
}
