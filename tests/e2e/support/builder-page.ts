import { expect, type Page } from '@playwright/test'

export const lookup = '**/api/fcc-broadband'
export const leads = '**/api/bundle-leads'
const answer = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
export const found = (...ids: string[]) => foundWith({}, ...ids)
/** With what else the lookup answers, such as its plans with what their labels add. */
export const foundWith = (more: object, ...ids: string[]) =>
  answer({
    ...more,
    // Listed by the FCC's id and without technologies: with every plan that it sells.
    providers: ids.map(id => ({
      ...{ id, name: id, fccProviderId: 1 },
      coverage: { technologies: [], shareServed: null, shareOf: null, nationwide: false },
    })),
    precision: 'zip',
    place: { zipCode: '48201', city: 'Detroit', state: 'MI' },
  })

export const builder = (page: Page) => page.getByRole('region', { name: 'Smart Bundle Builder' })
export const zipField = (page: Page) => builder(page).getByRole('textbox', { name: 'ZIP code' })
export const checkButton = (page: Page) => builder(page).getByRole('button', { name: 'Check Availability' })
export const summary = (page: Page) => builder(page).getByRole('region', { name: 'Your bundle' })
export const plan = (page: Page, group: string, provider: string, name: RegExp) =>
  builder(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('group', { name: new RegExp(`^${provider}`) })
    .getByRole('radio', { name })
export const submit = (page: Page) => builder(page).getByRole('button', { name: 'Submit My Bundle' })
export const currentStep = (page: Page) => builder(page).locator('[aria-current="step"]')

export async function checkZip(page: Page, zipCode = '48201') {
  await zipField(page).fill(zipCode)
  await checkButton(page).click()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toBeVisible()
  await unfold(page)
}

/** Opens every service and provider of the builder: what is folded is not there for readers either. */
export async function unfold(page: Page) {
  const folds = builder(page).locator('fieldset, details').locator('xpath=ancestor-or-self::details')
  await expect(folds.first()).toBeAttached()
  await folds.evaluateAll(all => {
    for (const fold of all) (fold as HTMLDetailsElement).open = true
  })
}

export async function fillContact(page: Page) {
  await builder(page).getByLabel('Full Name').fill('Bo Renter')
  await builder(page).getByLabel('Email Address').fill('bo@example.com')
  await builder(page).getByLabel('Phone Number').fill('512 555 0101')
}
