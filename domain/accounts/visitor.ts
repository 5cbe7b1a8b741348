/** The signed-in visitor, as far as pages may know. */
export type Visitor = { id: string; email: string; username: string; avatarUrl: string | null }

/** Initials for the avatar: two letters of the username, else of the email, else 'U' (specification, section 2). */
export function avatarInitials(visitor: Pick<Visitor, 'username' | 'email'> | null): string {
  const source = visitor?.username || visitor?.email
  return source ? source.slice(0, 2).toUpperCase() : 'U'
}
