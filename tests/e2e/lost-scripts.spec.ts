import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builder, checkButton, zipField } from './support/builder-page.ts'
import { expect, test } from './support/test.ts'

const assets = join(process.cwd(), 'build/client/assets')

/** Scripts that no import asks for by name: they come because other scripts need them. */
function neededByOthers(): Set<string> {
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  const named = new Set(
    scripts.flatMap(name =>
      [...readFileSync(join(assets, name), 'utf8').matchAll(/importWhole\(.\.\/([\w.-]+)/g)].map(
        ([, file]) => file,
      ),
    ),
  )
  return new Set(scripts.filter(name => !named.has(name)))
}

test.use({ provoked: [/Failed to load resource|Script \S+ did not come/] })

test('a script that was lost under another one is fetched again by the next press', async ({ page }) => {
  await page.goto('/bundles')
  // What was fetched whole is imported from the browser's cache, which a routed page is without: nothing may be between the two.
  await page.waitForLoadState('networkidle')
  const lost = neededByOthers()
  await page.route('**/assets/*.js', route =>
    lost.has(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
      ? route.abort()
      : route.continue(),
  )
  await zipField(page).fill('48201')
  await checkButton(page).click()
  await expect(
    builder(page).getByRole('alert').filter({ hasText: 'Unable to check internet service availability.' }),
  ).toBeVisible()

  await page.unroute('**/assets/*.js')
  await checkButton(page).click()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toBeVisible()
  await expect(builder(page).getByRole('radio').first()).toBeVisible()
})
