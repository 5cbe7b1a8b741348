import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import {
  isSocialProvider,
  type SocialProvider,
  socialProviderNames,
  socialProviders,
  socialRefusalText,
} from '#domain/accounts/social-providers.ts'
import { problems } from '#domain/shared/problem.ts'
import { showToast } from '../shell/toasts.ts'
import { buttonClass } from '../ui/button.tsx'

const FAILED = problems.sign_in_refused.title

type Props = { returnTo: string; setUp: readonly SocialProvider[] }

/**
 * Sign-in with an outside provider. They are links, because a form may not lead to another site; they work without
 * script. A provider that isn't set up here says so before anybody presses it, and leads nowhere; it stays focusable,
 * so that screen readers hear why.
 */
export function SocialButtons({ returnTo, setUp }: Props) {
  const [search] = useSearchParams()
  const provider = search.get('provider')
  const reason = search.get('refusal')
  const refusal =
    reason && isSocialProvider(provider) ? socialRefusalText(socialProviderNames[provider], reason) : null
  useEffect(() => {
    if (refusal) showToast({ tone: 'alarm', title: FAILED, description: refusal })
  }, [refusal])
  return (
    <section aria-labelledby="social-title" className="mt-8 border-t border-line pt-6">
      <h2 id="social-title" className="text-base font-medium text-soft">
        Or continue with
      </h2>
      {refusal ? (
        <div role="alert" className="mt-3 rounded-card border border-alarm bg-surface p-4">
          <p className="font-semibold">{FAILED}</p>
          <p className="text-soft">{refusal}</p>
        </div>
      ) : null}
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {socialProviders.map(name => (
          <li key={name}>
            {setUp.includes(name) ? (
              <a
                href={`/auth/social/${name}?${new URLSearchParams({ returnTo })}`}
                className={buttonClass('secondary', 'h-full w-full')}
              >
                {socialProviderNames[name]}
              </a>
            ) : (
              <NotSetUp name={socialProviderNames[name]} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotSetUp({ name }: { name: string }) {
  return (
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      className="flex h-full min-h-11 w-full cursor-not-allowed flex-col items-center justify-center rounded-control border border-dashed border-line px-3 py-1.5 text-center text-soft"
    >
      <span>{name}</span>
      <span className="text-sm">Not set up on this site</span>
    </span>
  )
}
