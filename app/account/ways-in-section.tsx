import { Form } from 'react-router'
import { type SocialProvider, socialProviderNames } from '#domain/accounts/social-providers.ts'
import { Button } from '../ui/button.tsx'
import { useSettings } from '../use-settings.ts'
import { SectionStatus } from './section-status.tsx'
import { SettingsSection } from './settings-section.tsx'

type Props = { hasPassword: boolean; providers: readonly SocialProvider[]; done: string | null }

/** Which outside providers are linked to the account, and how to unlink them. */
export function WaysInSection({ hasPassword, providers, done }: Props) {
  const { mailsGoOut } = useSettings()
  const isOnlyWay = !hasPassword && providers.length === 1
  if (providers.length === 0 && !done) return null
  return (
    <SettingsSection title="Linked sign-ins">
      <SectionStatus done={done} />
      <ul className="mt-4">
        {providers.map(provider => (
          <li
            key={provider}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-1.5"
          >
            <p className="font-semibold">{socialProviderNames[provider]}</p>
            {isOnlyWay ? null : (
              <Form method="post" replace preventScrollReset>
                <input type="hidden" name="intent" value="unlink" />
                <input type="hidden" name="provider" value={provider} />
                <Button type="submit" look="quiet" aria-label={`Unlink ${socialProviderNames[provider]}`}>
                  Unlink
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">
        {isOnlyWay
          ? 'It’s your only way to sign in. Set a password before you unlink it.'
          : `Signing in with a provider that has your email address links it${mailsGoOut ? ', and we email you about it' : ''}.`}
      </p>
    </SettingsSection>
  )
}
