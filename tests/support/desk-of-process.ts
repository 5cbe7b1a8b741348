import type { SiteProcess } from './site-process.ts'

/** The catalog's forms at a running site's desk, as a staff member posts them. */
export function deskOf(site: SiteProcess, cookie: string) {
  const read = async (path: string) => (await fetch(`${site.origin}${path}`, { headers: { cookie } })).text()
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${site.origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: site.origin },
      body: new URLSearchParams(fields),
    })
  return {
    /** Saves a draft of an entry, whether or not it has one. Returns its number. */
    async saveDraft(entry: string, fields: Record<string, string>): Promise<string> {
      const form = await read(`/desk/catalog/${entry}`)
      const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '0'
      const saved = await post(`/desk/catalog/${entry}`, { intent: 'save', version, ...fields })
      if (saved.status !== 302) throw new Error(`Saving answered ${saved.status}: ${await saved.text()}`)
      const found = /publish\?drafts=(\d+)/.exec(await read(`/desk/catalog/${entry}`))?.[1]
      if (!found) throw new Error(`${entry} has no draft`)
      return found
    },
    /** Opens what a draft changes. Returns a function that publishes it now. */
    async readyToPublish(draft: string): Promise<() => Promise<Response>> {
      const path = `/desk/catalog/publish?drafts=${draft}`
      const seen = /name="seen" value="([^"]+)"/.exec(await read(path))?.[1] ?? ''
      return () => post(path, { seen, when: 'now' })
    },
  }
}
