import { z } from 'zod/mini'

/** Hours as they are offered: under their day, in the zone of the person who chooses. */
export const offeredDay = z.object({
  day: z.string(),
  hours: z.array(z.object({ startsAt: z.iso.datetime(), words: z.string() })),
})
export type OfferedDay = z.infer<typeof offeredDay>
