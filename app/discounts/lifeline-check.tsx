import { useState } from 'react'
import { CallLink } from '../contact/call-link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

const questions = [
  {
    name: 'income',
    text: 'Is your household’s income at or below 135% of the federal poverty guidelines?',
  },
  {
    name: 'program',
    text: 'Does somebody in your household take part in SNAP, Medicaid, SSI, Federal Public Housing Assistance, or Veterans and Survivors Pension?',
  },
  { name: 'other', text: 'Does your household already get a Lifeline benefit?' },
] as const

type Answers = Partial<Record<(typeof questions)[number]['name'], boolean>>

/** A likely answer, or nothing while a deciding answer is missing. */
export function lifelineAnswer({ income, program, other }: Answers): 'likely' | 'taken' | 'unlikely' | null {
  if (other) return 'taken'
  if (other === undefined) return null
  if (income || program) return 'likely'
  return income === undefined || program === undefined ? null : 'unlikely'
}

const results = {
  likely: {
    title: 'You probably qualify',
    text: 'Apply directly with the program. It checks your answer and tells you which providers near you take part.',
  },
  taken: {
    title: 'One benefit per household',
    text: 'Your household already has it. You can move the benefit to another provider that takes part.',
  },
  unlikely: {
    title: 'You probably do not qualify now',
    text: 'Ask again when income or programs change. The guidelines are also raised every year.',
  },
}

/** A short self-check for Lifeline. The answers stay in this dialog: nothing is sent and nothing is stored. */
export function LifelineCheck({ url }: { url: string }) {
  const [answers, setAnswers] = useState<Answers>({})
  const answer = lifelineAnswer(answers)
  return (
    <div>
      <p className="text-soft">Three questions. Your answers are not sent anywhere and not stored.</p>
      {questions.map(({ name, text }) => (
        <fieldset key={name} className="mt-5 border-t border-line pt-4">
          <legend className="float-left w-full font-medium">{text}</legend>
          <div className="clear-both flex gap-6 pt-2">
            {[true, false].map(choice => (
              <label key={String(choice)} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name={name}
                  checked={answers[name] === choice}
                  onChange={() => setAnswers({ ...answers, [name]: choice })}
                  className="size-6"
                />
                {choice ? 'Yes' : 'No'}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div role="status" className="mt-4">
        {answer ? (
          <div className="rounded-card border border-line bg-surface p-4">
            <p className="text-lg font-semibold">{results[answer].title}</p>
            <p className="mt-1 text-soft">{results[answer].text}</p>
          </div>
        ) : null}
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 pb-2">
        <OutsideLink href={url}>Go to Lifeline</OutsideLink>
        <CallLink look="quiet" label="Ask us: {phone}" />
      </p>
    </div>
  )
}
