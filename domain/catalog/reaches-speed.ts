/** A plan called 1 Gig is one, though its label states 996 Mbps as typical. */
const CLOSE_ENOUGH = 0.94

/** Whether a download speed counts as one that is asked for: as fast, faster, or so close that both go by one name. In Mbps. */
export const reachesSpeed = (mbps: number, wantedMbps: number): boolean => mbps >= wantedMbps * CLOSE_ENOUGH
