import { z } from 'zod/mini'

/** For the schema of a ZIP code: what the examples of requests fill in. */
export const exampleZip = z.meta({ examples: ['78701'] })
