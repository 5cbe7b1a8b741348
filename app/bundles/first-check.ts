let tell = () => {}

/**
 * Settled when the builder first checks a ZIP. What a check changes further down the page must have its code by then:
 * React takes a drawn part away while the code of a changed one is still on its way.
 */
export const firstCheck = new Promise<void>(resolve => {
  tell = resolve
})

export function checkBegins(): void {
  tell()
}
