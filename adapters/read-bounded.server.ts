/** The text of an answer up to a number of bytes; null if it is longer. The rest is not read. */
export async function readBounded(response: Response, maxBytes: number): Promise<string | null> {
  const { text, whole } = await readBeginning(response, maxBytes)
  return whole ? text : null
}

/** The first bytes of an answer as text, and whether that is all of it. */
export async function readBeginning(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; whole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return { text: Buffer.concat(chunks).toString('utf8', 0, maxBytes), whole: size <= maxBytes }
}
