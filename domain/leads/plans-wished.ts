import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { bundleName } from '#domain/bundles/bundle.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'

/** The ids of the plans that a lead of the bundle builder names, as far as they are still sold under these names. */
export function plansWished(
  catalogue: Catalogue,
  { source, selectedService }: { source: string; selectedService: string },
): string[] {
  if (source !== 'bundle') return []
  const parts = bundleParts(catalogue)
  return selectedService
    .split(', ')
    .flatMap(name => parts.find(part => bundleName([part]) === name)?.planId ?? [])
}
