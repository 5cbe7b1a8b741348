import { data } from 'react-router'
import { previewCatalog } from '#domain/catalog-drafts/publishing.operations.server.ts'
import { previewContext } from '../../contexts.ts'
import { askDesk } from '../ask-desk.server.ts'
import type { Route } from './+types/preview.route.ts'
import { publishPath } from './catalog-address.ts'

/**
 * A real page of visitors with drafts in it, for whoever of the staff asks and nobody else: it stands at an address of the desk, so that no
 * cache keeps it and nobody without the desk's cookie gets it. It is read only; what it asks of the API is answered by what is public.
 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const found = await askDesk(previewCatalog, args, { drafts: args.params.drafts })
  if (!found.ok) {
    const message = 'message' in found ? found.message : undefined
    throw data(
      {
        title: 'No preview',
        message: message ?? 'These drafts are published, withdrawn or not a catalog yet.',
      },
      { status: 404 },
    )
  }
  const { catalogue, drafts } = found.value
  const response = await args.context.get(previewContext)(catalogue)
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers })
  const html = (await response.text()).replace('<body>', `<body>${banner(drafts)}`)
  return new Response(html, { status: response.status, headers })
}

/** Where one is, and the way back: React keeps an element that it does not know at the beginning of a body. */
const banner = (drafts: readonly number[]) =>
  `<aside aria-label="Preview" class="border-b border-lamp bg-raised px-4 py-2"><p>Preview with drafts: only you see this, and nothing is published. <a class="underline underline-offset-4" href="${publishPath(drafts)}">Back to the desk</a></p></aside>`
