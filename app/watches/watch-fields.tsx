import { EMAIL_MAX_LENGTH } from '#domain/shared/contact-rules.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { watchTypes } from '#domain/watches/watch.ts'
import { LABEL_CHANGES_TOO, watchTypeWords } from '#domain/watches/watch-words.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled, TextField } from '../ui/field.tsx'
import type { AskedWatch, WatchValues } from './asked-watch.ts'

type Props = { asked: AskedWatch; values: WatchValues; errors: FieldErrors }

/** What a watch needs to know: its own fields, then the email address. */
export function WatchFields({ asked, values, errors }: Props) {
  return (
    <>
      <input type="hidden" name="kind" value={asked.kind} />
      {asked.kind === 'arrival' ? <PlaceFields {...{ asked, values, errors }} /> : null}
      {asked.kind === 'price' ? <PriceFields {...{ asked, values, errors }} /> : null}
      {asked.kind === 'moving' ? <MoveFields {...{ asked, errors }} /> : null}
      <TextField
        name="email"
        type="email"
        label="Email"
        defaultValue={values.email}
        error={errors.email}
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  )
}

type Of<Kind extends AskedWatch['kind']> = Omit<Props, 'asked'> & {
  asked: Extract<AskedWatch, { kind: Kind }>
}

function PlaceFields({ asked, values, errors }: Of<'arrival'>) {
  return (
    <>
      {asked.zipCode && !errors.zipCode ? (
        <input type="hidden" name="zipCode" value={asked.zipCode} />
      ) : (
        <TextField
          name="zipCode"
          label="ZIP code"
          defaultValue={asked.zipCode}
          error={errors.zipCode}
          maxLength={ZIP_FIELD_MAX_LENGTH}
          autoComplete="postal-code"
          inputMode="numeric"
          required
        />
      )}
      <Labelled label="Tell me about" error={errors.planType}>
        {control => (
          <select
            {...control}
            name="planType"
            defaultValue={values.planType ?? asked.planType ?? 'any'}
            className={controlClass}
          >
            {watchTypes.map(type => (
              <option key={type} value={type}>
                {watchTypeWords[type]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </>
  )
}

const nowInWords = (cents: number) =>
  `It’s ${formatMonthly(cents)} now. Leave this empty to hear about any change.`

function PriceFields({ asked, values, errors }: Of<'price'>) {
  const { planId, planName, priceCents } = asked
  return (
    <>
      <input type="hidden" name="planId" value={planId} />
      <input type="hidden" name="planName" value={planName} />
      <input type="hidden" name="priceCents" value={priceCents} />
      <TextField
        name="below"
        label="Tell me when it drops under (dollars a month)"
        optional
        hint={[priceCents > 0 ? nowInWords(priceCents) : '', LABEL_CHANGES_TOO].join(' ').trim()}
        defaultValue={values.below}
        error={errors.below ?? errors.planId}
        maxLength={12}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  )
}

function MoveFields({ asked, errors }: Omit<Of<'moving'>, 'values'>) {
  return (
    <>
      {errors.movesOn ? (
        <TextField
          name="movesOn"
          type="date"
          label="Move date"
          defaultValue={asked.movesOn}
          error={errors.movesOn}
          required
        />
      ) : (
        <input type="hidden" name="movesOn" value={asked.movesOn} />
      )}
      {errors.zipCode ? (
        <TextField
          name="zipCode"
          label="New ZIP code"
          optional
          defaultValue={asked.zipCode}
          error={errors.zipCode}
          maxLength={ZIP_FIELD_MAX_LENGTH}
        />
      ) : (
        <input type="hidden" name="zipCode" value={asked.zipCode} />
      )}
    </>
  )
}
