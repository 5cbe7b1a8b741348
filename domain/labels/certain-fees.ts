import type { LabelFee } from './label.ts'

/** Fees that only some people pay: they can be declined, avoided, or replaced with one's own equipment. */
const depending = [
  /optional|declined|protection|assure|service plan| only\)/i,
  /paper|billing fee|late|deposit/i,
  /wi-?fi|router|modem|gateway|extender|lease|rental|return|shipping/i,
  /self-install|standard installation|professional|hourly|labor|tech |trip/i,
  /change of|downgrade|upgrade|relocation|reconnect|restart/i,
]
/** Fees that come with the plan. One that is neither is not assumed to be certain. */
const certain =
  /provider fee|regulatory|recovery|activation|connection|installation fee|new installation|one-time fee|equipment (?:cost|installation)/i

/** Whether a fee comes with the plan, whatever people choose. */
export function isCertain({ name }: Pick<LabelFee, 'name'>): boolean {
  return certain.test(name) && !depending.some(words => words.test(name))
}

/** The monthly fees of a label that everybody pays, added up. */
export const certainMonthlyCents = (fees: readonly LabelFee[]): number =>
  fees.filter(isCertain).reduce((sum, fee) => sum + (fee.cents ?? 0), 0)
