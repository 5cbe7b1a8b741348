import { classes } from './classes.ts'

/** Questions with their answers, open to read. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div
      className={classes(
        'grid gap-x-12 gap-y-8',
        questions.length % 3 === 0 ? 'lg:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-line pt-5">
          <h3 className="text-xl">{question}</h3>
          <p className="mt-2 max-w-measure text-soft">{answer}</p>
        </div>
      ))}
    </div>
  )
}
