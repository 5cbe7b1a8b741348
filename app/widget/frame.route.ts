import { lookUpZip } from '#domain/availability/availability.operations.server.ts'
import { showWidget } from '#domain/partners/partner-access.operations.server.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { FIVE_DIGITS_WANTED, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { performForm, retryHeaders } from '../api/perform-form.server.ts'
import { requestContext, servicesContext } from '../contexts.ts'
import type { Route } from './+types/frame.route.ts'
import { type FrameState, framePage } from './frame-page.ts'
import { readTheme } from './widget-theme.ts'

const carriedNames = ['key', 'site'] as const

/**
 * A partner's widget: a ZIP box, and the three cheapest plans there. Only the partner's sites may frame it. Why it isn't
 * shown may be read anywhere: whoever put it there must see the reason, and it holds nothing to press but links to us.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const args = { request, context }
  const { searchParams: search } = new URL(request.url)
  const site = search.get('site')
  const admitted = await performForm(showWidget, args, {
    key: (search.get('key') ?? '').slice(0, 100),
    origin: site?.slice(0, 300) ?? null,
  })
  // As it was typed: the lookup checks a state that stands before it.
  const zip = (search.get('zip') ?? '').trim().slice(0, ZIP_FIELD_MAX_LENGTH)
  const { state, status } = admitted.ok ? await stateOf(args, zip) : refusedState(admitted)
  const { nonce } = context.get(requestContext)
  const theme = readTheme(search)
  const page = framePage({
    ...{ state, zip, nonce },
    carried: [
      ...carriedNames.flatMap(name => {
        const value = search.get(name)
        return value === null ? [] : [[name, value.slice(0, 300)] as const]
      }),
      ['theme', theme.name],
      ['accent', theme.accent],
    ],
    theme,
    siteUrl: context.get(servicesContext).siteUrl,
    mark: admitted.ok ? admitted.value.mark : null,
    parent: admitted.ok ? site : '*',
    wasAsked: search.has('asked'),
  })
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(admitted.ok ? {} : retryHeaders(admitted)),
      'content-security-policy': policyOf(nonce, admitted.ok ? admitted.value.sites : ['*']),
    },
  })
}

type Args = Pick<Route.LoaderArgs, 'request' | 'context'>

async function stateOf(args: Args, zip: string): Promise<{ state: FrameState; status: number }> {
  if (zip === '') return { state: { phase: 'asking' }, status: 200 }
  const found = await performForm(lookUpZip, args, { zip })
  return found.ok ? { state: { phase: 'answered', answer: found.value }, status: 200 } : refusedState(found)
}

function refusedState(refusal: { code: Parameters<typeof problemKind>[0]; message?: string }): {
  state: FrameState
  status: number
} {
  const { status, message } = problemKind(refusal.code)
  const words = refusal.code === 'zip_needed' ? FIVE_DIGITS_WANTED : message
  return { state: { phase: 'refused', message: refusal.message ?? words }, status }
}

/** Nothing loads, and only these sites may show it. */
const policyOf = (nonce: string, sites: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
  ].join('; ')
