import { formatCents } from '#domain/shared/money.ts'
import type { FigureDifference } from './label-difference.ts'

const names: Record<FigureDifference['figure'], string> = {
  price_now: 'Price now',
  later_price: 'Later price',
  price_months: 'Months at this price',
  download: 'Download, Mbps',
  upload: 'Upload, Mbps',
}

/** A figure by its name, ours and the label's. */
export function differenceWords({ figure, ours, label }: FigureDifference) {
  const isMoney = figure === 'price_now' || figure === 'later_price'
  const words = (value: number | null) =>
    value === null ? 'not stated' : isMoney ? `${formatCents(value)}/mo` : value.toLocaleString('en-US')
  return { name: names[figure], ours: words(ours), label: words(label) }
}
