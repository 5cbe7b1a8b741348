const MINUTE_MS = 60_000

export type PacerClock = { now(): number; wait(milliseconds: number): Promise<void> }

const realClock: PacerClock = {
  now: Date.now,
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}

/** Returns a function that waits until another call fits into the limit per minute; calls go in the order they arrive. */
export function createPacer(callsAMinute: number, clock: PacerClock = realClock): () => Promise<void> {
  const made: number[] = []
  let turn: Promise<void> = Promise.resolve()
  const wait = async () => {
    const earliest = made.length < callsAMinute ? 0 : (made[0] ?? 0) + MINUTE_MS
    const delay = earliest - clock.now()
    if (delay > 0) await clock.wait(delay)
    made.push(clock.now())
    if (made.length > callsAMinute) made.shift()
  }
  return () => {
    turn = turn.then(wait)
    return turn
  }
}
