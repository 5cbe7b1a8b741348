/** A command for operators, such as `npm run backup -- FILE`. */
export type OperatorCommand = {
  /** Its usage line, shown when the arguments are wrong. */
  usage: string
  /** The message when a signal ends it. */
  stopped?: string
  /** Runs the command and returns whether all of it was done. `say` shows a line. Throws UsageError. */
  run(args: string[], root: string, say: (line: string) => void): Promise<boolean>
}

/** The command's arguments are wrong. */
export class UsageError extends Error {}

/** The message alone explains what went wrong. */
export class CommandFault extends Error {}
