/**
 * How many of these events are one's own. A form that is keyed by it is empty again once it was accepted, and keeps what
 * is being typed whatever colleagues and customers do meanwhile.
 */
export const ownEvents = (
  events: readonly { what: string; staffId: string | null }[],
  me: string,
  names: readonly string[],
): number => events.filter(({ what, staffId }) => staffId === me && names.includes(what)).length
