import { LegalPart } from './legal-page.tsx'

/** A part of a legal text as data: paragraphs, then a list if there is one. */
export type TextPart = {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ id, title, paragraphs, points }) => (
    <LegalPart key={id} id={id} title={title}>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points ? (
        <ul className="list-disc space-y-2 pl-5 marker:text-soft">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </LegalPart>
  ))
}
