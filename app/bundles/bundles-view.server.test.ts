import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalog/catalogue.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { bundlesView } from './bundles-view.server.ts'

test('an alarm that costs less than every one of the builder is named with its own page', () => {
  const catalogue = readSeed()
  const { cheaperAlarm } = bundlesView(catalogue).wishOptions
  const kit = catalogue.packagesOf('vivint').find(one => one.id === 'vivint-essentials')?.choices?.kit
  expect(cheaperAlarm?.text).toContain(
    `Vivint Essentials with monitoring, from ${formatMonthly(kit?.minCents ?? 0)}`,
  )
  expect(cheaperAlarm?.page).toBe(catalogue.provider('vivint')?.page)
  // Where there is none, nothing is promised.
  const without = createCatalogue({ ...catalogue.content, securityPackages: [] }, 'none')
  expect(bundlesView(without).wishOptions.cheaperAlarm).toBeNull()
})
