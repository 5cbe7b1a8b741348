import { isSocialProvider, type SocialProvider } from '#domain/accounts/social-providers.ts'

const LIFETIME_SECONDS = 600

/** `__Host-` keeps other hosts of the domain from setting it; browsers accept that name only with Secure. */
const cookieName = (secure: boolean) => `${secure ? '__Host-' : ''}plainwire.social_provider`

/** Remembers on the way out which provider the visitor will return from; they all return to one address. */
export function rememberProvider(provider: SocialProvider, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${cookieName(secure)}=${provider}; ${attributes}`
}

/** The provider that this browser was sent to, or null. */
export function rememberedProvider(request: Request): SocialProvider | null {
  const cookies = request.headers.get('cookie') ?? ''
  const value = /(?:^|; )(?:__Host-)?plainwire\.social_provider=([a-z]+)/.exec(cookies)?.[1]
  return isSocialProvider(value) ? value : null
}
