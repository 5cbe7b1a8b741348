import { LiveChatButton } from '../chat/chat.ts'
import { CallLink } from '../contact/call-link.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import type { GivenZip } from './given-zip.server.ts'
import { PackageCards, PackagesSection } from './packages-section.tsx'
import { SecurityHero } from './security-hero.tsx'
import type { SecurityView } from './security-packages-view.server.ts'
import type { SecurityWords } from './security-page.ts'
import { useZipCheck } from './use-zip-check.ts'
import { ZipCheckForm } from './zip-check-form.tsx'

type Props = { view: SecurityView & { given: GivenZip }; words: SecurityWords }

/** The screen for both brands: ZIP form, packages, and a way to reach a person. */
export function SecurityScreen({ view, words }: Props) {
  const { given } = view
  const { check, setZipCode, submit } = useZipCheck(view.internet, given)
  return (
    <>
      <SecurityHero view={view} words={words}>
        <ZipCheckForm
          path={words.path}
          check={check}
          place={given.place}
          onChange={setZipCode}
          onSubmit={submit}
          onNear={PackageCards.prepare}
        />
      </SecurityHero>
      <PackagesSection view={view} check={check} />
      <ClosingBand id="closing-title" {...words.closing}>
        <CallLink look="primary" />
        <LiveChatButton look="secondary" />
      </ClosingBand>
    </>
  )
}
