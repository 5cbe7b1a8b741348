/** What the table says about a problem, used everywhere. */
export type ProblemKind = {
  /** HTTP status of the answer. */
  status: number
  title: string
  /** What a visitor reads. */
  message: string
  /** Whether the same request may succeed later. */
  retry: boolean
  /** The broader problem whose code is returned, if programs needn't distinguish the two. */
  within?: 'invalid_input' | 'malformed_request' | 'not_found'
}
