/** What may be wrong with a folder: the operating system's code, emscripten's number of it, its C library's words. */
const faults = [
  ['ENOSPC', 51, 'No space left on device'],
  ['EDQUOT', 19, 'Quota exceeded'],
  ['EROFS', 69, 'Read-only file system'],
  ['EACCES', 2, 'Permission denied'],
  ['EPERM', 63, 'Operation not permitted'],
  ['EIO', 29, 'I/O error'],
] as const

/**
 * The embedded PostgreSQL's fault with its folder, as an error with the operating system's code; null if it is another
 * one. Its own tell nothing: what the file system threw is no `Error` and has a number of emscripten's, or only
 * `said`, the last thing that PostgreSQL said, names the reason.
 */
export function folderFault(thrown: unknown, said: string): Error | null {
  const number = typeof thrown === 'object' && thrown !== null && 'errno' in thrown ? thrown.errno : null
  const [code] =
    faults.find(([, errno]) => errno === number) ?? faults.find(([, , words]) => said.endsWith(words)) ?? []
  if (code === undefined) return null
  return Object.assign(new Error(said || `The embedded database met ${code}`, { cause: thrown }), { code })
}
