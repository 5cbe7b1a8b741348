/** What is told of a problem, wherever it is met. */
export type ProblemKind = {
  /** HTTP status of the answer. */
  status: number
  title: string
  /** What a visitor reads. */
  message: string
  /** Whether the same request may succeed later. */
  retry: boolean
  /** The wider problem under whose code it is answered, where programs need not tell the two apart. */
  within?: 'invalid_input' | 'malformed_request' | 'not_found'
}
