/** An address that our emails don't reach, and why, for the desk; with what to do instead where they may be called. */
export function mailFaultWords(email: string, fault: string, mayBeCalled: boolean): string {
  const instead = mayBeCalled ? ' Call instead, and ask for the right address.' : ''
  return `Our emails to ${email} don’t arrive: ${fault}.${instead}`
}
