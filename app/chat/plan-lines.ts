/** Whether a line of an answer tells of one plan (`withPlanLines`). */
export const isPlanLine = (line: string): boolean => line.startsWith('- ')

/** The lines of an answer that tell of one plan each. */
export const planLinesOf = (text: string): string[] => text.split('\n').filter(isPlanLine)
