import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { priceOf } from '#tests/support/catalogue-prices.ts'

const { packagesOf } = readSeed()
const [essentials, complete] = packagesOf('vivint')
if (!essentials?.choices || !complete?.choices) throw new Error('Brand A has two packages with choices')

/** How brand A's two packages with a choice of equipment are paid. */
export const equipmentOf = { essentials: essentials.choices, complete: complete.choices }

/** The security pages, with the prices that stand there before anything is chosen. */
export const pages = [
  {
    path: '/vivint-packages',
    name: 'Vivint',
    prices: [
      ...Object.values(equipmentOf).map(({ kit }) => formatMonthly(kit.defaultCents)),
      formatCents(essentials.choices.starter.equipmentCents),
    ],
  },
  { path: '/adt-packages', name: 'ADT', prices: packagesOf('adt').map(pack => priceOf(pack.id)) },
]
