/** How many were left out because something that was asked for is not published of them; null where none were. */
export function leftOutInWords(plans: number, locals: number): string | null {
  const parts = [
    ...(plans > 0 ? [plans === 1 ? '1 plan' : `${plans} plans`] : []),
    ...(locals > 0 ? [locals === 1 ? '1 local provider' : `${locals} local providers`] : []),
  ]
  if (parts.length === 0) return null
  const one = plans + locals === 1
  return `${parts.join(' and ')} left out: what you asked for is not published of ${one ? 'it' : 'them'}.`
}
