import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { deskScreen } from './desk-screen.ts'
import { type Figure, median } from './figure.ts'
import { type Screen, slowDown, slowestSince, watchInteractions } from './phone-page.ts'
import { startSite } from './server-process.ts'

const ZIP = '78704'
const PLANS = 40
const LONGEST_MS = 100

/** How long interactions take a phone, from the press to the next paint. */
export async function benchInteractions(
  { runs }: { runs: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const executablePath = ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    for (const screen of [zipScreen, resultsScreen, chatScreen, deskScreen])
      figures.push(...(await measure(browser, screen, runs, tell)))
    return figures
  } finally {
    await browser.close()
  }
}

async function measure(
  browser: Browser,
  { what, viewport, open, interactions }: Screen,
  runs: number,
  tell: (text: string) => void,
): Promise<Figure[]> {
  const page = await browser.newPage({ viewport })
  await watchInteractions(page)
  const end = await open(page)
  try {
    await slowDown(page)
    const figures: Figure[] = []
    for (const [done, act] of Object.entries(interactions)) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await act(page, run)
        times.push(await slowestSince(page))
      }
      const longest = Math.max(...times)
      tell(`${what}, ${done}: ${times.map(ms => Math.round(ms)).join(', ')} ms`)
      figures.push({
        what: `${what} at a quarter of the speed: ${done}, press to paint`,
        figure: `${Math.round(longest)} ms at most, ${Math.round(median(times))} ms usually`,
        target: `at most ${LONGEST_MS} ms`,
        met: longest <= LONGEST_MS,
      })
    }
    return figures
  } finally {
    await page.close()
    await end()
  }
}

const phone = { width: 390, height: 844 }

/** Opens a page of a site of its own. */
async function openSite(page: Page, path: string) {
  const site = await startSite()
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  return site
}

const zipScreen: Screen = {
  what: 'home',
  viewport: phone,
  open: async page => (await openSite(page, '/')).stop,
  interactions: {
    'a digit of the ZIP': async (page, run) => {
      const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first()
      if (run % 4 === 0) await field.fill('')
      await slowestSince(page)
      await field.press(String(run % 10))
    },
  },
}

const resultsScreen: Screen = {
  what: `results with ${PLANS} plans`,
  viewport: phone,
  async open(page) {
    const site = await openSite(page, `/results?zip=${ZIP}`)
    await handOverManyPlans(page, site.origin)
    await page.reload({ waitUntil: 'networkidle' })
    const shown = await page.locator('[data-plan]').count()
    if (shown < PLANS) throw new Error(`The page shows ${shown} plans instead of ${PLANS}`)
    // Every plan in sight, as nobody would have it, but then nothing is cheaper than it looks.
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
    })
    return site.stop
  },
  interactions: {
    'another order': async (page, run) => {
      await page.getByLabel('Sort by').focus()
      await page.keyboard.press(run % 4 === 3 ? 'Home' : 'ArrowDown')
    },
    'a plan picked': (page, run) =>
      page
        .locator('input[name=pick]:visible')
        .nth(run % 2)
        .click(),
    'the comparison opened and closed': async (page, run) => {
      const picks = page.locator('input[name=pick]:visible')
      if (run === 0) for (const index of [0, 1]) await picks.nth(index).check()
      await slowestSince(page)
      await page.getByRole('link', { name: 'Compare side by side' }).click()
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Show differences only' }).click()
      await page.keyboard.press('Escape')
    },
    'a filter in the sheet': async (page, run) => {
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click()
      await slowestSince(page)
      await sheet.getByLabel(run % 2 === 0 ? 'No contract' : 'No data cap').click()
    },
  },
}

const questions = ['whats the cheapest in 78704', 'and the other one?', 'what will it cost later?', 'why']

const chatScreen: Screen = {
  what: 'chat',
  viewport: phone,
  async open(page) {
    const site = await openSite(page, '/')
    await page.locator('[data-chat-opener]:visible').first().click()
    await page.getByRole('dialog', { name: 'Live Chat' }).getByLabel('Your message').waitFor()
    return site.stop
  },
  interactions: {
    'a question sent': async (page, run) => {
      const field = page.getByRole('dialog', { name: 'Live Chat' }).getByLabel('Your message')
      await field.fill(questions[run % questions.length] ?? '')
      await slowestSince(page)
      await field.press('Enter')
    },
  },
}

/** Puts an answer with forty plans of the place's own providers into the tab, as a search for an address leaves it. */
async function handOverManyPlans(page: Page, origin: string): Promise<void> {
  const answer = (await (await fetch(`${origin}/api/availability?zip=${ZIP}`)).json()) as {
    plans: { id: string; name: string; downloadMbps: number }[]
  }
  const plans = Array.from({ length: PLANS }, (_, index) => {
    const plan = answer.plans[index % answer.plans.length]
    if (!plan) throw new Error('The place has no plans')
    return {
      ...plan,
      id: `${plan.id}-${index}`,
      name: `${plan.name} ${index}`,
      downloadMbps: 100 + 10 * index,
    }
  })
  const address = { street: '12 Main St', city: 'Austin', state: 'TX', zipCode: ZIP }
  const stored = JSON.stringify({ address, answer: { ...answer, plans }, at: Date.now() })
  await page.evaluate(text => sessionStorage.setItem('plainwire-address-search', text), stored)
}
