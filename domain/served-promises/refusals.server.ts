import { and, eq } from 'drizzle-orm'
import type { CoverageSource } from '#domain/availability/coverage-source.server.ts'
import { readAddress } from '#domain/availability/places/read-address.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { liftOverride, overrideEntry } from '#domain/availability/reports/overrides.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { refusedOrder, settledLines } from '#domain/orders/settled-orders.server.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { refusalDecisions } from './served-promises.tables.server.ts'
import { type InternetLine, type ServedRate, servedRates } from './served-rates.ts'

export type PromiseDeps = {
  db: Database
  catalogue: Catalogue
  coverage: CoverageSource
  zips: ZipDirectory
  now: () => Date
}

/** What the data say about the home of an order that the provider refused. */
type Contradicted = { place: string | null; listed: boolean; dataDate: string | null }

/** An order that a provider refused, beside the coverage that it contradicts. */
export type RefusedOrder = {
  orderId: string
  reference: string
  providerId: string
  provider: string
  zipCode: string | null
  at: Date
  reason: string | null
  /** Null once it was decided, because the data may have changed since. */
  coverage: Contradicted | null
  decided: { decision: 'confirmed' | 'dismissed'; place: string | null; by: string; at: Date } | null
}

/** No more are shown at once. */
const MOST_SHOWN = 50

/** Which provider's internet each settled order was for. */
async function internetLines({ db, catalogue }: PromiseDeps): Promise<InternetLine[]> {
  return (await settledLines(db)).flatMap(({ planId, ...line }) => {
    const plan = planId === null ? undefined : catalogue.internetPlan(planId)
    return plan ? [{ ...line, providerId: plan.providerId }] : []
  })
}

/**
 * How many of its orders each provider refused, including those for plans that are no longer sold. A refusal where the
 * data are right, as the desk decided, says nothing about what was promised and counts for nobody.
 */
export async function ratesOfProviders(deps: PromiseDeps): Promise<ServedRate[]> {
  const dismissed = await deps.db
    .select()
    .from(refusalDecisions)
    .where(eq(refusalDecisions.decision, 'dismissed'))
  const isDismissed = (line: InternetLine) =>
    line.refusedAt !== null &&
    dismissed.some(one => one.orderId === line.orderId && one.providerId === line.providerId)
  return servedRates((await internetLines(deps)).filter(line => !isDismissed(line)))
}

type RefusedInternet = InternetLine & { refusedAt: Date }

/** What providers refused: of an order, each of them once, however many of its plans it was. */
async function refusedInternet(deps: PromiseDeps): Promise<RefusedInternet[]> {
  const lines = (await internetLines(deps)).flatMap(line =>
    line.refusedAt === null ? [] : [{ ...line, refusedAt: line.refusedAt }],
  )
  return [...new Map(lines.map(line => [`${line.orderId} ${line.providerId}`, line])).values()]
}

/** The newest orders that providers refused, undecided ones first. */
export async function refusals(deps: PromiseDeps): Promise<RefusedOrder[]> {
  const { db, catalogue } = deps
  const decisions = await db.select().from(refusalDecisions)
  const refused = await refusedInternet(deps)
  const decidedOn = ({ orderId, providerId }: InternetLine) =>
    decisions.find(one => one.orderId === orderId && one.providerId === providerId)
  const shown = refused
    .toReversed()
    .toSorted((a, b) => Number(decidedOn(a) !== undefined) - Number(decidedOn(b) !== undefined))
    .slice(0, MOST_SHOWN)
  const all: RefusedOrder[] = []
  for (const line of shown) {
    const order = await refusedOrder(db, line.orderId, line.refusedAt)
    const made = decidedOn(line)
    const address = readAddress(order?.address ?? '', deps.zips)
    all.push({
      ...{ orderId: line.orderId, reference: line.reference, providerId: line.providerId },
      provider: catalogue.providerName(line.providerId),
      zipCode: address?.zipCode ?? null,
      at: line.refusedAt,
      reason: order?.reason ?? null,
      coverage: made || !address ? null : await contradicted(deps, address, line.providerId),
      decided: made
        ? { decision: made.decision, place: made.place, by: made.staffName, at: made.decidedAt }
        : null,
    })
  }
  return all
}

async function contradicted(
  { coverage, catalogue, zips }: PromiseDeps,
  address: PostalAddress,
  providerId: string,
): Promise<Contradicted> {
  const zip = zips.place(address.zipCode.slice(0, 5))
  const answer = zip ? await coverage.find({ zip, address }).catch(() => null) : null
  if (!answer) return { place: null, listed: false, dataDate: null }
  const ids = catalogue.provider(providerId)?.fccProviderIds ?? []
  const listed = answer.providers.some(
    one =>
      one.providerId === providerId || (one.fccProviderId !== undefined && ids.includes(one.fccProviderId)),
  )
  return { place: answer.cell ?? null, listed, dataDate: answer.dataDate }
}

type Decided = { orderId: string; providerId: string; decision: 'confirmed' | 'dismissed' }

/**
 * Stores the desk's decision about a refusal. Confirming it leaves the provider out in the home's cell until newer
 * data arrive; if the home can't be located, it only counts, because one home says nothing about a whole ZIP. False
 * if there is no such refusal.
 */
export async function decideRefusal(
  deps: PromiseDeps,
  member: Pick<StaffMember, 'id' | 'name'>,
  { orderId, providerId, decision }: Decided,
): Promise<boolean> {
  const { db, now, catalogue } = deps
  const line = (await refusedInternet(deps)).find(
    one => one.orderId === orderId && one.providerId === providerId,
  )
  const order = line && (await refusedOrder(db, orderId, line.refusedAt))
  if (!order) return false
  const address = readAddress(order.address ?? '', deps.zips)
  const found = decision === 'confirmed' && address ? await contradicted(deps, address, providerId) : null
  const at = now()
  const names = [providerId, ...(catalogue.provider(providerId)?.fccProviderIds ?? []).map(id => `fcc:${id}`)]
  return transaction(db, async tx => {
    await lift(tx, { orderId, providerId, names })
    const row = { decision, place: found?.place ?? null, staffName: member.name, decidedAt: at }
    await tx
      .insert(refusalDecisions)
      .values({ orderId, providerId, ...row })
      .onConflictDoUpdate({ target: [refusalDecisions.orderId, refusalDecisions.providerId], set: row })
    if (found?.place && found.dataDate) {
      const { place, dataDate: dataAsOf } = found
      for (const provider of names) {
        const by = { decidedAt: at, staffName: member.name }
        await overrideEntry(tx, { place, provider, source: 'refusal', dataAsOf, ...by })
      }
    }
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: 'decideRefusal',
      subject: { kind: 'coverage', id: `${orderId} ${providerId}` },
      details: { after: { decision, place: row.place } },
    })
    return true
  })
}

/** What an earlier decision left out is trusted again. */
async function lift(
  tx: Tx,
  { orderId, providerId, names }: { orderId: string; providerId: string; names: readonly string[] },
): Promise<void> {
  const [earlier] = await tx
    .select({ place: refusalDecisions.place })
    .from(refusalDecisions)
    .where(and(eq(refusalDecisions.orderId, orderId), eq(refusalDecisions.providerId, providerId)))
  const place = earlier?.place
  if (!place) return
  for (const provider of names) await liftOverride(tx, { place, provider, source: 'refusal' })
}
