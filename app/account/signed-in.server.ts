import type { RouterContextProvider } from 'react-router'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { signInFirst } from '../api/ask-page.server.ts'
import { servicesContext } from '../contexts.ts'

/** The signed-in visitor; others are sent to the sign-in page and come back afterwards. */
export async function requireVisitor(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Visitor> {
  const visitor = await context.get(servicesContext).accounts.visitorOf(request)
  if (visitor) return visitor
  throw signInFirst(request)
}
