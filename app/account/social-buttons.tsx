import { useEffect, useId } from 'react'
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
      {setUp.length > 0 ? (
        <ul className="mt-3 grid gap-3 sm:grid-cols-3">
          {setUp.map(name => (
            <li key={name}>
              <a
                href={`/auth/social/${name}?${new URLSearchParams({ returnTo })}`}
                className={buttonClass('secondary', 'h-full w-full')}
              >
                {socialProviderNames[name]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <NotSetUp names={socialProviders.filter(name => !setUp.includes(name))} />
    </section>
  )
}

function NotSetUp({ names }: { names: readonly SocialProvider[] }) {
  const why = useId()
  if (names.length === 0) return null
  return (
    <p className="mt-3 text-sm text-soft">
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : null}
          <span role="link" aria-disabled="true" aria-describedby={why} tabIndex={0}>
            {socialProviderNames[name]}
          </span>
        </span>
      ))}
      : <span id={why}>not set up on this site</span>
    </p>
  )
}
