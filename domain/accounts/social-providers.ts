/** Outside providers that people can sign in with, in the order of their buttons (specification, section 2). */
export const socialProviders = ['google', 'github', 'twitter'] as const

export type SocialProvider = (typeof socialProviders)[number]

export const socialProviderNames: Record<SocialProvider, string> = {
  google: 'Google',
  github: 'GitHub',
  twitter: 'Twitter',
}

export function isSocialProvider(name: unknown): name is SocialProvider {
  return (socialProviders as readonly unknown[]).includes(name)
}

/** Why signing in with a provider failed, in words, from the return address's parameters. */
export function socialRefusalText(provider: string, reason: string): string {
  switch (reason) {
    case 'access_denied':
      return `You did not allow ${provider} to sign you in. Nothing was changed.`
    case 'email_not_found':
    case 'email_not_verified':
      return `${provider} told us no verified email address. Please verify it there, or use a password here.`
    case 'account_not_linked':
      return `An account with this email address exists already. Please sign in with its password.`
    case 'unavailable':
      return `Signing in with ${provider} is not set up on this site yet. Please use your email address.`
    default:
      return `Signing in with ${provider} did not work. Please try again, or use your email address.`
  }
}
