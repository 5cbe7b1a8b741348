/** The parameters of a request's path and query by name; those of the path take precedence. */
export function readParameters(
  request: Request,
  params: Record<string, string | undefined>,
): Record<string, string> {
  const { searchParams } = new URL(request.url)
  const known = Object.entries(params).map(([name, value]): [string, string] => [name, value ?? ''])
  return Object.fromEntries([...searchParams, ...known])
}

/** Whether a parameter appears twice: nobody can say which of two values is meant. */
export function repeatsParameter(request: Request): boolean {
  const { searchParams } = new URL(request.url)
  return new Set(searchParams.keys()).size !== searchParams.size
}
