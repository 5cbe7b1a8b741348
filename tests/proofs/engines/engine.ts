/** An element of the page, as somebody uses it. */
export type Part = {
  click(): Promise<void>
  /** Types over what the field holds. */
  type(text: string): Promise<void>
  /** Chooses an option of a select by its value. */
  choose(value: string): Promise<void>
  upload(file: string): Promise<void>
}

/** A page of its own in a browser: no cookies, storage or windows of others. */
export type EnginePage = {
  open(url: string): Promise<void>
  url(): Promise<string>
  back(): Promise<void>
  press(key: 'Enter' | 'Escape'): Promise<void>
  /** Runs a function in the page. It is sent as text: it may use its arguments and what the page has. */
  run<A extends unknown[], R>(work: (...given: A) => R, ...given: A): Promise<R>
  /** The same for a function that answers an element. */
  find<A extends unknown[]>(work: (...given: A) => Element | null, ...given: A): Promise<Part | null>
  picture(): Promise<Uint8Array>
  /** Errors on the console and breaches of the security policy so far. */
  faults(): readonly string[]
  close(): Promise<void>
}

export type Size = { width: number; height: number }

/** A browser engine that was started, and answers pages of a site. */
export type Engine = {
  name: string
  openPage(size: Size, origin: string): Promise<EnginePage>
  close(): Promise<void>
}
