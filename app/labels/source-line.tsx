import { counted } from '#domain/shared/counted.ts'
import { type DatedEdition, LabelOriginWords } from './label-origin-words.tsx'

type Edition = DatedEdition & { labels: number; leftOut: number; badRows: number }

/** The source of what a page of labels shows, its date, and what was left out. */
export function SourceLine({ edition, providerName }: { edition: Edition; providerName: string }) {
  const { labels, leftOut, badRows, credit } = edition
  const count = (number: number) => number.toLocaleString('en-US')
  return (
    <p className="mt-5 max-w-measure text-sm text-soft">
      <LabelOriginWords edition={edition} providerName={providerName} />. {counted(labels, 'label')} for homes
      {leftOut > 0
        ? `; ${counted(leftOut, 'row')} for businesses and mobile phones ${leftOut === 1 ? 'is' : 'are'} left out`
        : ''}
      {badRows > 0 ? `; ${count(badRows)} could not be read` : ''}.{credit ? ` Source: ${credit}.` : ''}
    </p>
  )
}
