/** How long a conversation can be resumed in the same browser. */
const COOKIE_SECONDS = 30 * 86_400

/** What the cookie is called that holds the key of a conversation. */
export const cookieName = (https: boolean) => (https ? '__Host-plainwire-chat' : 'plainwire-chat')

/** The key in a request's cookie that opens a conversation; null if there is none. */
export function readConversationKey(request: Request, https: boolean): string | null {
  const prefix = `${cookieName(https)}=`
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find(cookie => cookie.startsWith(prefix))?.slice(prefix.length) ?? null
}

/**
 * The cookie that holds such a key: unreadable for scripts, sent only to this site. Without a key, the cookie is
 * removed.
 */
export function conversationCookie(key: string, https: boolean): string {
  return [
    `${cookieName(https)}=${key}`,
    'Path=/',
    `Max-Age=${key ? COOKIE_SECONDS : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(https ? ['Secure'] : []),
  ].join('; ')
}
