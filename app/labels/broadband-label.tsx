import type { ReactNode } from 'react'
import type { LabelFacts, LabelFee } from '#domain/labels/label.ts'
import { bareCents } from '#domain/labels/reading/read-values.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type DatedEdition, LabelOriginWords } from './label-origin-words.tsx'
import {
  addressIn,
  contractWords,
  dataWords,
  earlyTerminationWords,
  feeWords,
  introductoryWords,
  introMonthsWords,
  labelTerms,
  laterPriceWords,
  NOT_STATED,
  spanWords,
} from './label-words.ts'

type Props = {
  facts: LabelFacts
  providerName: string
  /** The newest edition that has it. */
  edition: DatedEdition
  /** The heading level where the label is shown. */
  heading?: 'h2' | 'h3' | 'h4'
}

/**
 * A plan's label as its provider published it, drawn in the FCC's layout (47 CFR 8.1(a)): its order, its words, its
 * rules of three weights, black on white. What the file doesn't say is 'not stated'; nothing is filled in.
 */
export function BroadbandLabel({ facts, providerName, edition, heading: Heading = 'h3' }: Props) {
  // One provider's file has its phone numbers behind the address.
  const contact = addressIn(facts.supportWeb)
  return (
    <div className="w-full max-w-107.5 min-w-0 break-inside-avoid">
      <article
        aria-label={`Broadband Facts: ${facts.name}`}
        className="border-2 border-print bg-paper p-2.5 text-[0.9375rem] leading-snug text-print print:text-[8.5pt] print:leading-tight"
      >
        <Heading className="border-b border-print pb-1 font-sans text-[2em] leading-tight font-black tracking-tight">
          Broadband Facts
        </Heading>
        <p className="pt-1.5 text-[1.2em] font-bold break-words">{facts.providerName ?? providerName}</p>
        <p className="font-bold break-words">{planName(facts)}</p>
        <p>Fixed Broadband Consumer Disclosure</p>

        <Part weight="heavy">
          <Row strong name="Monthly Price" value={formatCents(facts.priceNowCents)} />
          <Indented>
            <p>{introductoryWords(facts)}</p>
            {facts.introductory ? (
              <>
                <Row name="Time the introductory rate applies" value={introMonthsWords(facts)} />
                <Row name="Monthly Price after the introductory rate" value={laterPriceWords(facts)} />
              </>
            ) : null}
            <p>{contractWords(facts)}</p>
            {facts.contractTerms ? (
              <Row name="Terms of the contract" value={<Link text={facts.contractTerms} />} />
            ) : null}
          </Indented>
        </Part>

        <Part weight="middle" title="Additional Charges & Terms">
          <Fees title="Provider Monthly Fees" fees={facts.monthlyFees} />
          <Fees title="One-time Fees at the Time of Purchase" fees={facts.oneTimeFees} />
          <Row strong name="Early Termination Fee" value={earlyTerminationWords(facts.earlyTermination)} />
          <Row strong name="Government Taxes" value={taxWords(facts.taxes)} />
        </Part>

        <Part weight="middle" title="Discounts & Bundles">
          <Link text={facts.discounts} />
        </Part>

        <Part weight="middle" title="Speeds Provided with Plan">
          <Indented>
            <Row strong name="Typical Download Speed" value={spanWords(facts.download, 'Mbps')} />
            <Row strong name="Typical Upload Speed" value={spanWords(facts.upload, 'Mbps')} />
            <Row strong name="Typical Latency" value={spanWords(facts.latency, 'ms')} />
          </Indented>
        </Part>

        <Part weight="middle">
          <Row strong name="Data Included with Monthly Price" value={dataWords(facts.dataIncluded)} />
          <Indented>
            <Row name="Charges for Additional Data Usage" value={facts.extraData ?? NOT_STATED} />
          </Indented>
        </Part>

        <Part weight="middle">
          <Row strong name="Network Management" value={<Link text={facts.networkManagement} />} />
          <Row strong name="Privacy" value={<Link text={facts.privacy} />} />
        </Part>

        <Part weight="middle" title="Customer Support">
          <Row name="Contact Us" value={<Link text={contact?.address ?? facts.supportWeb} />} />
          <Row name="Phone" value={facts.supportPhone ?? (contact?.rest || NOT_STATED)} />
        </Part>

        <Part weight="heavy">
          <p>
            Learn more about the terms used on this label by visiting the Federal Communications Commission’s
            Consumer Resource Center.
          </p>
          <p className="font-bold">
            <Link text="https://www.fcc.gov/consumer" name="fcc.gov/consumer" />
          </p>
        </Part>
        <p className="border-t border-print pt-1.5 break-all">
          {facts.planId ?? `Unique Plan Identifier ${NOT_STATED}`}
        </p>
      </article>
      <p className="mt-2 text-sm text-soft">
        <LabelOriginWords edition={edition} providerName={providerName} />.
      </p>
      <details className="mt-1 text-sm print:hidden">
        <summary className="inline-block cursor-pointer py-1 font-semibold text-signal underline">
          What these terms mean
        </summary>
        <dl className="mt-2 space-y-2 text-soft">
          {labelTerms.map(({ term, meaning }) => (
            <div key={term}>
              <dt className="font-semibold text-ink">{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

function planName({ name, tier, region }: LabelFacts): string {
  return [tier && tier !== name ? `${name}, ${tier}` : name, region].filter(Boolean).join(' · ')
}

function taxWords(taxes: string | null): string {
  if (taxes === null) return NOT_STATED
  const cents = bareCents(taxes)
  return cents === null ? taxes : formatCents(cents)
}

/** The FCC's three weights of rules: heavy above and below the parts, medium between them, light within. */
function Part({
  weight,
  title,
  children,
}: {
  weight: 'heavy' | 'middle'
  title?: string
  children: ReactNode
}) {
  return (
    <section
      className={`mt-1.5 border-print pt-1.5 pb-0.5 ${weight === 'heavy' ? 'border-t-8' : 'border-t-4'}`}
    >
      {title ? <p className="border-b border-print pb-0.5 font-black">{title}</p> : null}
      {children}
    </section>
  )
}

function Indented({ children }: { children: ReactNode }) {
  return <div className="pl-3">{children}</div>
}

function Row({ name, value, strong }: { name: string; value: ReactNode; strong?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5 print:py-0">
      <span className={strong ? 'font-bold' : undefined}>{name}</span>
      <span className="ml-auto min-w-0 text-right break-words">{value}</span>
    </div>
  )
}

function Fees({ title, fees }: { title: string; fees: readonly LabelFee[] }) {
  if (fees.length === 0) return <Row strong name={title} value={NOT_STATED} />
  return (
    <div className="border-b border-print py-0.5">
      <p className="font-bold">{title}</p>
      <Indented>
        {fees.map((fee, index) => (
          // Files repeat fee names.
          <Row key={`${index} ${fee.name}`} name={fee.name || 'Fee'} value={feeWords(fee)} />
        ))}
      </Indented>
    </div>
  )
}

/** A web address on the label as a link, and plain text as it is. */
function Link({ text, name }: { text: string | null; name?: string }) {
  const found = addressIn(text)
  if (!text) return NOT_STATED
  if (!found) return text
  return (
    <>
      <a href={found.href} rel="nofollow noopener" className="wrap-anywhere underline">
        {name ?? found.address.replace(/^https?:\/\/(www\.)?/i, '')}
      </a>
      {found.rest ? ` ${found.rest}` : null}
    </>
  )
}
