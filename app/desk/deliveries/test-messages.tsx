import { Form, Link } from 'react-router'
import { answerWords } from '#domain/automation/answer-words.ts'
import { isTaken, receiversInWords, type SentTest, type Tests } from '#domain/automation/test-messages.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'

/** Sends every receiver a test, says which ones get it before it is sent, and what they answered to the last ones. */
export function TestMessages({ tests: { goesTo, paused, latest } }: { tests: Tests }) {
  return (
    <section aria-labelledby="tests" className="mt-4">
      <h2 id="tests" className="mb-1 text-lg">
        Test messages
      </h2>
      <p className="max-w-measure text-soft">
        A test names nobody. It goes to {receiversInWords(goesTo)}.{' '}
        {paused.length > 0 ? `Not to ${receiversInWords(paused)}: paused. ` : ''}
        To test a single address, open it under{' '}
        <Link to="/desk/settings/webhooks" className="underline underline-offset-4">
          Settings, Webhooks
        </Link>
        .
      </p>
      <Form method="post" preventScrollReset className="mt-2">
        <SmallButton type="submit" name="intent" value="test">
          Send a test message
        </SmallButton>
      </Form>
      {latest.length > 0 ? (
        <div className="mt-3">
          <PlainTable
            caption="Latest tests"
            columns={['Sent to', 'When', 'Result', 'Answer']}
            rows={latest.map(test => ({
              key: test.messageId,
              cells: [
                <Link
                  key="to"
                  to={`/desk/deliveries/${test.messageId}`}
                  className="text-ink underline underline-offset-4"
                >
                  {test.to}
                </Link>,
                <Moment key="when" at={test.at} />,
                <Result key="result" answered={test.answered} />,
                test.answered ? answerWords(test.answered) : 'None yet',
              ],
            }))}
          />
        </div>
      ) : null}
    </section>
  )
}

function Result({ answered }: Pick<SentTest, 'answered'>) {
  if (!answered) return 'On its way'
  if (isTaken(answered.status)) return <span className="text-good">Taken</span>
  return <span className="font-semibold text-alarm">Not taken</span>
}
