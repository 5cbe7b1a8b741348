/** What the log says of a message that was never posted: its address was removed before. */
export const NEVER_POSTED = 'Not sent: the address was removed'

/** What a receiver answered, or why it didn't, in a sentence without its period. */
export function answerWords({ status, answer }: { status: number | null; answer: string }): string {
  if (status === null) return answer || 'No answer'
  const isElsewhere = status >= 300 && status < 400
  const said = isElsewhere ? 'it leads elsewhere, and redirects aren’t followed' : answer.trim()
  return `Answered ${status}${said ? `: ${said}` : ''}`
}
