/** What a receiver answered, or why it didn't, in a sentence without its period. */
export function answerWords({ status, answer }: { status: number | null; answer: string }): string {
  if (status === null) return answer || 'No answer'
  const isElsewhere = status >= 300 && status < 400
  const said = isElsewhere ? 'it leads elsewhere, and redirects aren’t followed' : answer.trim()
  return `Answered ${status}${said ? `: ${said}` : ''}`
}
