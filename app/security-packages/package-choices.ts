import type { SecurityPackage } from '#domain/catalog/packages.schema.ts'
import { kitPrices } from '#domain/catalog/security-package.ts'
import { createSessionDraft } from '../ui/session-draft.ts'
import { defaultPayment, type Payment } from './package-ways.ts'

/** What is chosen of a package; the internet is the id of a provider, or empty. */
export type PackageChoice = { payment: Payment; internetId: string }

/** What was chosen of each package, by its id, as it was stored: packages and prices may have changed since. */
const draft = createSessionDraft<Record<string, unknown>>(
  'plainwire-security-choices',
  {},
  stored => stored ?? {},
)

/** The choices of a package, which outlive a reload. */
export function usePackageChoice(pack: SecurityPackage) {
  const choice = readChoice(pack, draft.use()[pack.id])
  return {
    choice,
    choose: (part: Partial<PackageChoice>) => draft.edit({ [pack.id]: { ...choice, ...part } }),
  }
}

/** What is stored of a choice, as far as it can be chosen today. */
export function readChoice(pack: SecurityPackage, stored: unknown): PackageChoice {
  const start = { payment: defaultPayment(pack), internetId: '' }
  if (typeof stored !== 'object' || stored === null) return start
  const { payment, internetId } = stored as { payment?: Partial<Payment> | null; internetId?: unknown }
  const { way, kitCents } = payment ?? {}
  const isOffered = pack.choices !== null && kitPrices(pack.choices.kit).some(cents => cents === kitCents)
  return {
    payment:
      isOffered && kitCents !== undefined && (way === 'kit' || way === 'starter')
        ? { way, kitCents }
        : start.payment,
    internetId: typeof internetId === 'string' ? internetId : '',
  }
}
