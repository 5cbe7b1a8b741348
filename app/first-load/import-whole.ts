declare global {
  interface Window {
    /** Imports a script of the build, `./name.js`, once it and everything it imports have arrived. */
    importWhole?: (file: string) => Promise<unknown>
  }
}

/**
 * Browsers remember a failed import, of a file or of one that it imports, for as long as the page is open: somebody
 * who lost the connection for a moment could never open the chat. So a file is fetched with everything it imports
 * before the browser is told to import it, from its cache; what didn't arrive is fetched again the next time. It is
 * part of the page itself (`IMPORT_WHOLE`), so it uses nothing from outside.
 */
function defineImportWhole(importFile: (path: string) => Promise<unknown>): void {
  const fetched = new Map<string, Promise<string[]>>()
  const fetchFile = async (file: string): Promise<string[]> => {
    const response = await fetch(`/assets/${file}`).catch(() => undefined)
    if (!response?.ok) throw new TypeError(`Script ${file} did not come`)
    return [...(await response.text()).matchAll(/(?:from|import)"\.\/([\w.-]+)"/g)].map(
      ([, part = '']) => part,
    )
  }
  const fetchOnce = (file: string): Promise<string[]> => {
    const running = fetched.get(file) ?? fetchFile(file)
    fetched.set(file, running)
    running.catch(() => fetched.delete(file))
    return running
  }
  const fetchWhole = async (file: string, seen: Set<string>): Promise<void> => {
    // What came with the page is already here.
    if (seen.has(file) || document.querySelector(`link[rel=modulepreload][href$="/${file}"]`)) return
    seen.add(file)
    const parts = await fetchOnce(file)
    // All of them first: somebody who hears that one was lost and presses again shouldn't have to wait for one that
    // is about to be lost.
    const ended = await Promise.allSettled(parts.map(part => fetchWhole(part, seen)))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }
  window.importWhole = async path => {
    const file = path.slice(2)
    await fetchWhole(file, new Set())
    return importFile(`/assets/${file}`)
  }
}

/**
 * Its part of the first script. The import itself is in the text: tools that run source files replace it with their
 * own, which browsers don't know, and pages drawn under them are kept with the others.
 */
export const IMPORT_WHOLE = `(${defineImportWhole.toString()})(path=>import(path))`
