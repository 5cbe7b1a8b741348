import { answerMcp } from './answer-mcp.server.ts'

/** The site for other people's assistants, by the Model Context Protocol. */
export const action = answerMcp
export const loader = answerMcp
