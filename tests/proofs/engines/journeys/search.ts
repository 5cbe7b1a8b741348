import type { Visitor } from '../visitor.ts'

/** From the home page by ZIP, first without and then with a street, to the list of plans. */
export async function searchByZip(visitor: Visitor): Promise<void> {
  await visitor.open('/')
  await visitor.shoot()
  await visitor.fill('ZIP code', '78701', { inside: 'main' })
  await visitor.click('button', 'Search')
  await visitor.part('link', 'Show plans for 78701')
  await visitor.fill('Street', '12 Main St')
  await visitor.shoot()
  await visitor.click('button', 'Search')
  await visitor.isAt(/^\/results\?zip=78701$/)
  await visitor.sees('Found 5 providers in your county')
  await visitor.part('button', 'Add to cart: AT&T …')
  await visitor.shoot()
}

/** Filters and sorts the list, and sets two plans side by side. */
export async function filterAndCompare(visitor: Visitor): Promise<void> {
  await visitor.open('/results?zip=78701')
  if (visitor.isOnPhone) {
    await visitor.click('button', 'Filters')
    await visitor.choose('Type', 'fiber', { inside: 'dialog' })
    await visitor.shoot()
    await visitor.click('button', 'Show …', { inside: 'dialog' })
  } else {
    await visitor.choose('Type', 'fiber')
    await visitor.choose('Sort by', 'speed')
    await visitor.isAt(/sort=speed/)
  }
  await visitor.isAt(/type=fiber/)
  await visitor.part('link', 'Remove: Fiber')
  await visitor.click('checkbox', 'Compare …', { nth: 0 })
  await visitor.sees('Pick one more to compare')
  await visitor.click('checkbox', 'Compare …', { nth: 1 })
  await visitor.sees('2 of 4 picked')
  await visitor.shoot()
  await visitor.click('link', 'Compare side by side')
  await visitor.part('table', null, { inside: 'dialog' })
  await visitor.shoot()
  await visitor.click('button', 'Close', { inside: 'dialog' })
  await visitor.page.back()
  await visitor.sees('Fiber')
}

/** From a provider's page to what its own broadband label says, and back. */
export async function providerAndLabel(visitor: Visitor): Promise<void> {
  await visitor.open('/metronet')
  await visitor.sees('Metronet Fiber Internet')
  await visitor.shoot()
  await visitor.click('link', 'Broadband label…')
  await visitor.isAt(/^\/plans\/[\w-]+\/label/)
  await visitor.sees('roadband label')
  await visitor.ready()
  await visitor.shoot()
  await visitor.page.back()
  await visitor.isAt(/^\/metronet/)
}

/** All plans, those sold at a ZIP code among them. */
export async function plansAtZip(visitor: Visitor): Promise<void> {
  await visitor.open('/internet-plans')
  await visitor.fill('ZIP code', '78701', { inside: 'main' })
  await visitor.click('button', 'Show plans here')
  await visitor.isAt(/^\/internet-plans\?.*zip=78701/)
  await visitor.sees('Travis County')
  await visitor.shoot()
}
