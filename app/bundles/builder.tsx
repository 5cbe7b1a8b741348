import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type BundleChoice, type BundlePart, bundleKinds } from '#domain/bundles/bundle.ts'
import { isBundleZip } from '#domain/bundles/bundle-address.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { later } from '../first-load/later.tsx'
import { classes } from '../ui/classes.ts'
import { followAnchor } from '../ui/follow-anchor.ts'
import { Section } from '../ui/section.tsx'
import { type BuilderStepName, BuilderSteps } from './builder-steps.tsx'
import { BundleCosts, BundleSummary } from './bundle-summary.tsx'
import { BundleZipForm } from './bundle-zip-form.tsx'
import type { BundlesView } from './bundles-view.server.ts'
import { contactDraft } from './contact-draft.ts'
import { helpDraft } from './help-draft.ts'
import { HelpMeChoose } from './help-me-choose.tsx'
import { builderInUse } from './premade-fold.tsx'
import type { BundleTaken } from './send-bundle.ts'
import { useBundle } from './use-bundle.ts'
import { useZipStep } from './use-zip-step.ts'

// Code that is needed only after the ZIP loads when somebody is about to send it.
const ServicesStep = later(() => import('./services-step.tsx').then(module => module.ServicesStep))
const ContactStep = later(() => import('./contact-step.tsx').then(module => module.ContactStep))
const BundleThanks = later(() => import('./bundle-thanks.tsx').then(module => module.BundleThanks))

const SERVICES = 'builder-services'

// Already drawn by the server for an address with a ZIP or a bundle: their code must be here before presses on them
// can work.
if (!import.meta.env.SSR && window.location.search && document.getElementById('builder')) {
  await Promise.all([ServicesStep, BundleCosts, ContactStep].map(part => part.arrival()))
}
const card = 'rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6'

/** The Smart Bundle Builder (specification, sections 2 to 5): ZIP, services, contact details, thanks. */
export function Builder({ view }: { view: BundlesView }) {
  const { parts, bundles, wishOptions, ownPrices } = view
  const { choice, chosen, addressZip, unknown, arrival, ...bundle } = useBundle(parts)
  const { step, type, check, checkTyped, skip } = useZipStep(addressZip, parts, bundle.keepZip)
  const [sent, setSent] = useState<({ chosen: readonly BundlePart[] } & BundleTaken) | null>(null)
  const [foldings, setFoldings] = useState(0)
  const { servicesShown, steppedOn, checked } = step
  const zipCode = checked?.zipCode ?? (servicesShown && isBundleZip(step.typed) ? step.typed : '')

  const inUse = helpDraft.use().open || chosen.length > 0
  useEffect(() => {
    builderInUse.set(inUse)
    return () => builderInUse.set(false)
  }, [inUse])
  useEffect(() => {
    if (steppedOn > 0) followAnchor(SERVICES)
  }, [steppedOn])
  const arrivedBy = useRef<string | null>(null)
  useEffect(() => {
    if (arrival === null || arrival === arrivedBy.current) return
    arrivedBy.current = arrival
    followAnchor(servicesShown ? SERVICES : 'builder')
  }, [arrival, servicesShown])

  const choose = (next: BundleChoice) => bundle.choose(next, zipCode)
  const near = () => {
    for (const part of [ServicesStep, BundleCosts, ContactStep]) part.prepare()
  }
  return (
    <Section
      id="builder"
      title="Smart Bundle Builder"
      intro="See what your services cost together, today and over three years."
    >
      {sent ? (
        <BundleThanks {...sent} />
      ) : (
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="space-y-4 sm:space-y-6">
            <BuilderSteps current={currentStep(servicesShown, chosen.length)} />
            {unknown ? (
              <p role="status" className={card}>
                One plan in this link is no longer sold. The rest of the bundle is here.
              </p>
            ) : null}
            <div className={card}>
              <h3 className="mb-3 text-xl sm:mb-4 sm:text-2xl">Where is your home?</h3>
              <BundleZipForm step={step} onType={type} onCheck={check} onSkip={skip} onNear={near} />
              <noscript>
                <p>
                  The builder needs JavaScript. Call <PhoneLink />, or{' '}
                  <Link to="/quote" className="font-semibold text-signal underline">
                    request a quote
                  </Link>{' '}
                  and say which services you want.
                </p>
              </noscript>
            </div>
            {/* It needs script: without, its frame would stand empty. */}
            <div className={classes(card, 'scripting-none:hidden')}>
              <HelpMeChoose
                parts={parts}
                options={wishOptions}
                checked={checked}
                checking={step.phase === 'checking'}
                unchecked={step.mistake ?? step.fault?.text ?? step.fault?.title ?? null}
                onAsk={checkTyped}
                onOpen={() => setFoldings(foldings + 1)}
                onUse={next => {
                  choose(next)
                  helpDraft.edit({ open: false })
                  followAnchor(servicesShown ? SERVICES : 'builder')
                }}
              />
            </div>
            {servicesShown ? (
              <section
                id={SERVICES}
                tabIndex={-1}
                aria-labelledby={`${SERVICES}-title`}
                className={`${card} outline-none scripting-none:hidden`}
              >
                <h3 id={`${SERVICES}-title`} className="mb-4 text-2xl">
                  Choose your services
                </h3>
                <ServicesStep
                  parts={parts}
                  ownPrices={ownPrices}
                  choice={choice}
                  checked={checked}
                  foldings={foldings}
                  onChoose={(kind, planId) => choose({ ...choice, [kind]: planId })}
                  waiting={<div aria-hidden className="h-400 animate-pulse-soft rounded-control bg-raised" />}
                />
              </section>
            ) : null}
          </div>
          <div className="lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <BundleSummary
              chosen={chosen}
              zipCode={zipCode}
              checked={checked}
              premade={bundles.find(({ opensWith }) =>
                bundleKinds.every(kind => opensWith[kind] === choice[kind]),
              )}
            />
          </div>
          {servicesShown && chosen.length > 0 ? (
            <section aria-labelledby="builder-contact-title" className={`${card} scripting-none:hidden`}>
              <h3 id="builder-contact-title" className="mb-1 text-2xl">
                How can we reach you?
              </h3>
              <p className="mb-4 text-soft">
                A representative checks your address and calls you with the full price. You haven’t ordered
                anything yet.
              </p>
              <ContactStep
                choice={choice}
                zipCode={zipCode}
                onSent={({ callPage, instead }) => {
                  contactDraft.forget()
                  setSent({ chosen, callPage, instead })
                }}
                waiting={<div aria-hidden className="h-100 animate-pulse-soft rounded-control bg-raised" />}
              />
            </section>
          ) : null}
        </div>
      )}
    </Section>
  )
}

function currentStep(servicesShown: boolean, chosen: number): BuilderStepName {
  if (!servicesShown) return 'zip'
  return chosen === 0 ? 'services' : 'contact'
}
