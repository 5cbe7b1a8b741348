import { useId } from 'react'
import type { EquipmentChoices } from '#domain/catalog/security-package.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { ChoiceTile } from '../ui/choice-tile.tsx'
import type { Payment } from './package-ways.ts'

type Props = {
  choices: EquipmentChoices
  payment: Payment
  onChange(payment: Payment): void
}

/** A package's two prices, and the equipment level if it is paid for monthly. */
export function PaymentChoice({ choices: { starter, kit }, payment, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <fieldset className="space-y-2">
        <legend className="mb-2 font-semibold">How to pay for the equipment</legend>
        <ChoiceTile
          name={`${id}-way`}
          value="starter"
          checked={payment.way === 'starter'}
          onChoose={() => onChange({ ...payment, way: 'starter' })}
          label="Starter equipment paid once"
          price={formatMonthly(kit.minCents)}
        >
          and {formatCents(starter.equipmentCents)} once for the equipment
        </ChoiceTile>
        <ChoiceTile
          name={`${id}-way`}
          value="kit"
          checked={payment.way === 'kit'}
          onChoose={() => onChange({ ...payment, way: 'kit' })}
          label="Kit in the monthly price"
          price={formatMonthly(payment.kitCents)}
        >
          Nothing paid up front
        </ChoiceTile>
      </fieldset>
      <p className="mt-2 text-sm text-soft">
        What the {formatCents(starter.equipmentCents)} buys beyond the kit at {formatMonthly(kit.minCents)}{' '}
        isn’t published. Ask before you order.
      </p>
      {payment.way === 'kit' ? (
        <div className="mt-4">
          <label htmlFor={`${id}-kit`} className="flex justify-between gap-4 text-sm font-medium">
            Equipment level
            <span className="font-semibold">{formatMonthly(payment.kitCents)}</span>
          </label>
          <input
            id={`${id}-kit`}
            type="range"
            min={kit.minCents}
            max={kit.maxCents}
            step={kit.stepCents}
            value={payment.kitCents}
            aria-valuetext={`${formatCents(payment.kitCents)} a month`}
            onChange={event => onChange({ way: 'kit', kitCents: event.currentTarget.valueAsNumber })}
            className="block h-11 w-full cursor-pointer"
          />
          <p aria-hidden className="flex justify-between gap-4 text-sm text-soft">
            <span>{formatCents(kit.minCents)} lowest</span>
            <span>{formatCents(kit.maxCents)} highest</span>
          </p>
        </div>
      ) : null}
    </div>
  )
}
