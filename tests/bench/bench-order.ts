import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '../support/builders.ts'

const { offerings } = readSeed()

/** The order that is placed again and again: two lines, as most carts have. */
export const benchOrder = aPostedOrder({
  lines: offerings.slice(0, 2).map(({ providerId, serviceName }) => aStoredLine(providerId, serviceName)),
})
