/** A command that whoever runs the site gives, such as `npm run backup -- FILE`. */
export type OperatorCommand = {
  /** How it is given; told when its arguments do not fit. */
  usage: string
  /** What is told when a signal ends it. */
  stopped?: string
  /** Does what is asked and answers whether all of it was done. `say` shows a line. Throws UsageError. */
  run(args: string[], root: string, say: (line: string) => void): Promise<boolean>
}

/** The arguments of a command do not fit. */
export class UsageError extends Error {}

/** What went wrong is told by the message alone. */
export class CommandFault extends Error {}
