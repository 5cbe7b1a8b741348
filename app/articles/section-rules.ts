import type { ActiveRule } from '../ui/use-active-section.ts'

const LINE_PX = 100
const SHARE = 0.3

/** The section whose box spans the line 100 px below the top of the window (specification, section 2). */
export const spansLine: ActiveRule = boxes =>
  boxes.find(({ top, bottom }) => top <= LINE_PX && bottom > LINE_PX)?.id ?? null

/** The last section whose top is within the upper 30 percent of the window (specification, section 2). */
export const lastWithinShare: ActiveRule = (boxes, windowHeight) =>
  boxes.findLast(({ top }) => top <= windowHeight * SHARE)?.id ?? null
