/** How many were left out because something that was asked for isn't published for them; null if none were. */
export function leftOutInWords(plans: number, locals: number): string | null {
  const parts = [
    ...(plans > 0 ? [plans === 1 ? '1 plan' : `${plans} plans`] : []),
    ...(locals > 0 ? [locals === 1 ? '1 local provider' : `${locals} local providers`] : []),
  ]
  if (parts.length === 0) return null
  return `We left out ${parts.join(' and ')} that ${plans + locals === 1 ? 'doesn’t' : 'don’t'} publish what you asked for.`
}
