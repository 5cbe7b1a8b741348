/** Runs in the page before its own scripts, and tells on the console what the security policy refused, and errors in words. */
export function tellBreaches(): void {
  const { error } = console
  console.error = (...told: unknown[]) =>
    error(...told.map(one => (one instanceof Error ? `${String(one)}\n${one.stack}` : one)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI}`),
  )
}

/** For a driver that cannot read the console: sends what is told there to the proxy between page and site. */
export function sendFaults(path: string): void {
  const send = (fault: string) => void navigator.sendBeacon(path, fault)
  const { error } = console
  console.error = (...told: unknown[]) => {
    send(told.map(String).join(' '))
    error(...told)
  }
  addEventListener('error', event => send(event.message || 'a file could not be loaded'), true)
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${String(reason)}`))
}
