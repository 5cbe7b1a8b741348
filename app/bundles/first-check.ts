let tell = () => {}

/**
 * Settled when the builder first checks a ZIP. What a check changes further down the page must have its code by then:
 * React takes a drawn part away while the code of a changed one is still on its way.
 */
const firstCheck = new Promise<void>(resolve => {
  tell = resolve
})

/** Loads a part when that happens. Where loading fails the drawn part stays as it is. */
export function withFirstCheck<T>(load: () => Promise<T>): Promise<T> {
  return firstCheck.then(load).catch(() => new Promise<never>(() => {}))
}

export function checkBegins(): void {
  tell()
}
