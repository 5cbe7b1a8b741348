/** The fields of a week's form, from Monday on: when each day opens and closes. */
export const weekNames = [0, 1, 2, 3, 4, 5, 6].map(day => [`opens${day}`, `closes${day}`] as const)
