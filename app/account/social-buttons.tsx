import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import {
  isSocialProvider,
  socialProviderNames,
  socialProviders,
  socialRefusalText,
} from '#domain/accounts/social-providers.ts'
import { problems } from '#domain/shared/problem.ts'
import { measure } from '../measurement/measure.ts'
import { showToast } from '../shell/toasts.ts'
import { buttonClass } from '../ui/button.tsx'

const FAILED = problems.sign_in_refused.title

/** Sign-in with an outside provider. Links, for a form may not lead to another site; they work without script. */
export function SocialButtons({ returnTo }: { returnTo: string }) {
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
            <a
              href={`/auth/social/${name}?${new URLSearchParams({ returnTo })}`}
              onClick={() => measure('conversion', 'social_sign_in')}
              className={buttonClass('secondary', 'w-full')}
            >
              {socialProviderNames[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
