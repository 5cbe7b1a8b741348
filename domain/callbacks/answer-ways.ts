/** How to answer somebody first: by a call, a text message or an email. */
export const answerWays = ['call', 'text', 'email'] as const
export type AnswerWay = (typeof answerWays)[number]
