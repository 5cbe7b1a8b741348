import { brand } from '#platform/brand.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { PhoneLink } from '../shell/contact.tsx'
import type { Route } from './+types/privacy-choices.route.ts'
import { BrowserChoices } from './browser-choices.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your Privacy Choices',
    description: `See what ${brand.name} keeps in this browser, whether Global Privacy Control is honored, and how to stop calls or have your data deleted.`,
    path: '/privacy-choices',
  })

export default function PrivacyChoices() {
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="max-w-measure space-y-10">
        <div>
          <h1 className="text-3xl sm:text-4xl">Your Privacy Choices</h1>
          <p className="mt-4 text-lg text-soft">
            We do not sell or share personal data, and no outside script runs here unless you allow it. What
            follows is what you can see and change.
          </p>
        </div>
        <section aria-labelledby="browser">
          <h2 id="browser" className="text-2xl">
            In this browser
          </h2>
          <BrowserChoices />
        </section>
        <section aria-labelledby="calls">
          <h2 id="calls" className="text-2xl">
            Calls and texts
          </h2>
          <p className="mt-3">
            A call about an order or a quote is made because you asked for it. If you also agreed to offers by
            phone or text, you can take that back at any time: reply STOP to a text, tell any caller, or call{' '}
            <PhoneLink />. We stop at once where we can, and within 10 business days at the latest.
          </p>
        </section>
        <section aria-labelledby="delete">
          <h2 id="delete" className="text-2xl">
            Seeing or deleting your data
          </h2>
          <p className="mt-3">
            Call <PhoneLink /> and say whether you want to see, correct or delete what we keep about you. We
            ask for what you gave us, such as the phone number of the request, to be sure it is yours. Records
            that the law makes us keep, such as the proof of a consent, stay for as long as it says.
          </p>
        </section>
      </div>
    </div>
  )
}
