declare global {
  interface Window {
    /** Imports a script of the build, `./name.js`, once it and all that it imports have come. */
    importWhole?: (file: string) => Promise<unknown>
  }
}

/**
 * Browsers keep an import that failed, of a file or of one that it imports, for as long as the page is open: whoever lost
 * the connection for a moment could never open the chat. So a file is fetched with all that it imports before the browser
 * is told to import it, from its cache; what did not come is fetched again the next time. It stands in the page itself
 * (`IMPORT_WHOLE`), so it uses nothing from outside.
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
    // What came with the page is here already.
    if (seen.has(file) || document.querySelector(`link[rel=modulepreload][href$="/${file}"]`)) return
    seen.add(file)
    const parts = await fetchOnce(file)
    // All of them first: who is told of one that was lost and presses again shall not wait for one that is about to be.
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
 * Its share of the first script. The import itself stands in the text: tools that run sources write their own in its
 * place, which browsers do not know, and pages drawn under them are kept with the others.
 */
export const IMPORT_WHOLE = `(${defineImportWhole.toString()})(path=>import(path))`
