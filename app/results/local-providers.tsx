import { Link } from 'react-router'
import type { OtherProvider } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { grouped } from '#domain/shared/money.ts'
import { Doubted } from './doubted.tsx'
import { presenceOf } from './provider-words.ts'
import { ReportEntry } from './report-entry.tsx'

/** Who else is reported there, in the same list: what is known about them, with nothing to order. */
export function LocalProviders({
  answer,
  locals,
}: {
  answer: LookupAnswer
  locals: readonly OtherProvider[]
}) {
  if (locals.length === 0) return null
  return (
    <section aria-labelledby="local-providers" className="mt-10">
      <h2 id="local-providers" className="text-2xl">
        Also here, without prices
      </h2>
      <p className="mt-1 max-w-measure text-soft">
        You can’t order these here. Ask the providers for their prices.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {locals.map(local => (
          <Local key={local.fccProviderId ?? local.name} local={local} answer={answer} />
        ))}
      </ul>
    </section>
  )
}

function Local({ local, answer }: { local: OtherProvider; answer: LookupAnswer }) {
  const { name, maxDownload, coverage, fccProviderId, labelsPage } = local
  const uploads = coverage.technologies.flatMap(one => one.upload ?? [])
  const speeds = maxDownload
    ? `Up to ${grouped(maxDownload)} Mbps${uploads.length > 0 ? `, ${grouped(Math.max(...uploads))} Mbps upload` : ''}`
    : 'Speed not published'
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-lg">{name}</h3>
        <p className="text-sm">
          <span className="text-signal">{speeds}</span>
          <span className="text-soft"> · {presenceOf(local, answer)}</span>
        </p>
      </div>
      {labelsPage ? (
        <Link to={labelsPage} className="inline-flex min-h-8 items-center text-sm text-signal underline">
          Its own broadband labels
        </Link>
      ) : null}
      <Doubted entry={local} />
      <div className="flex flex-wrap">
        <ReportEntry
          place={answer.place}
          name={name}
          {...(fccProviderId === undefined ? { operatorName: name } : { fccProviderId })}
        />
      </div>
    </li>
  )
}
