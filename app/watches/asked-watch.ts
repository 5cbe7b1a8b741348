import type { WatchType } from '#domain/watches/watch.ts'

/** What a watch's form is about. Fields that the page already knows are not asked for again. */
export type AskedWatch =
  | { kind: 'arrival'; zipCode: string; planType?: WatchType }
  | { kind: 'price'; planId: string; planName: string; priceCents: number }
  | { kind: 'moving'; movesOn: string; zipCode: string }

/** The fields of all three forms, as they are posted without script. */
export const watchFields = [
  'kind',
  'email',
  'zipCode',
  'planType',
  'planId',
  'planName',
  'priceCents',
  'below',
  'movesOn',
  'page',
] as const

export type WatchValues = Partial<Record<(typeof watchFields)[number], string>>

/** The request in posted fields; the form asks for what is missing. */
export function askedBy(values: WatchValues): AskedWatch {
  const { kind, zipCode = '', planId = '', planName = '', movesOn = '' } = values
  if (kind === 'price') return { kind, planId, planName, priceCents: Number(values.priceCents) || 0 }
  return kind === 'moving' ? { kind, movesOn, zipCode } : { kind: 'arrival', zipCode }
}
