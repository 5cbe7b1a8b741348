import type { LabelFee } from './label.ts'

/** Fees that only some people pay: they can be declined, avoided, or replaced with one's own equipment. */
const depending = [
  /optional|declined|protection|assure|service plan| only\)/i,
  /paper|billing fee|late|deposit/i,
  /wi-?fi|router|modem|gateway|extender|lease|rental|return/i,
  /self-install|standard installation|professional|hourly|labor|tech |trip/i,
  /change of|downgrade|upgrade|relocation|reconnect|restart/i,
]
/** Fees that come with the plan. One that is neither is not assumed to be certain. */
const certain =
  /provider fee|regulatory|recovery|activation|connection|installation fee|new installation|one-time fee|equipment (?:cost|installation)|shipping and handling/i

/** A fee of one state alone, as labels name it: `Recovery Fee (TX only)`. */
const ofState = / ?\(([A-Z]{2}) only\)/

/** A fee of all states but some: `Paper Bill Fee (Excl. NE/NM/NY/PA/OK/TX)`. */
const exceptStates = /\(Excl\.? ([A-Z]{2}(?:\/[A-Z]{2})*)\)/

type Named = Pick<LabelFee, 'name'>

/** Whether a fee comes with the plan, whatever people choose: in a state also the one that is charged only there. */
export function isCertain({ name }: Named, state?: string): boolean {
  const there = state !== undefined && ofState.exec(name)?.[1] === state ? name.replace(ofState, '') : name
  return certain.test(there) && !depending.some(words => words.test(there))
}

/** Whether a fee is charged in other states than one: in another one alone, or everywhere but in some, that one among them. */
export function isOfOtherState({ name }: Named, state: string): boolean {
  const only = ofState.exec(name)?.[1]
  const except = exceptStates.exec(name)?.[1]?.split('/') ?? []
  return (only !== undefined && only !== state) || except.includes(state)
}

/** The monthly fees of a label that everybody pays, added up; in a state with those that are charged only there. */
export const certainMonthlyCents = (fees: readonly LabelFee[], state?: string): number =>
  fees.filter(fee => isCertain(fee, state)).reduce((sum, fee) => sum + (fee.cents ?? 0), 0)
