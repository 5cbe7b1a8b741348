let tell = () => {}

/**
 * Resolved when the builder first checks a ZIP. Parts below that a check changes must have their code by then: React
 * removes a drawn part while the code of a changed one is still loading.
 */
const firstCheck = new Promise<void>(resolve => {
  tell = resolve
})

/** Loads a part when that happens. If loading fails, the drawn part stays as it is. */
export function withFirstCheck<T>(load: () => Promise<T>): Promise<T> {
  return firstCheck.then(load).catch(() => new Promise<never>(() => {}))
}

export function checkBegins(): void {
  tell()
}
