import { z } from 'zod/mini'

/** The limit of a text with its own words, where those of its schema say what else is wrong: `Name is required`. */
export const atMost = (max: number) => z.maxLength(max, { error: `At most ${max} characters` })
