import { type RouterContextProvider, redirect } from 'react-router'
import { onwards } from '#domain/accounts/return-url.ts'
import type { Visitor } from '#domain/accounts/visitor.ts'
import { pageOf } from '../api/page-of.ts'
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

/** The way to the sign-in page and back. */
export function signInFirst(request: Request): Response {
  return redirect(onwards('/auth', pageOf(request)))
}
