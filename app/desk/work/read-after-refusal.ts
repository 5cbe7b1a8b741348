import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Whoever is refused because a colleague was faster sees what that colleague did: a notice of it that came while the
 * form was on its way led to no reading of its own.
 */
export const readAfterRefusal = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409
