/** Tells whether something holds, in words with its figures, and keeps what does not. */
export type Check = (holds: boolean, what: string) => void

/** Most kills have to fall into the work: those before and after it prove nothing. */
export const mostFell = (during: number, kills: number): boolean => during * 2 > kills
