import { vi } from 'vitest'

export type MadeExpression = { source: string; flags: string; path: string; place: string }

/** The file of ours, and the place in it, that has just asked for an expression. */
function askedFrom(): { path: string; place: string } | undefined {
  const frames = (new Error('made').stack ?? '').split('\n').slice(1)
  const frame = frames.find(line => !line.includes('made-expressions.ts'))
  const [, path, place] =
    /[/](?!.*node_modules)((?:app|domain|platform|server|adapters)\/[^?:)]+)[^:)]*:(\d+:\d+)\)?$/.exec(
      frame ?? '',
    ) ?? []
  return path === undefined || place === undefined ? undefined : { path, place }
}

/** The expressions that code of ours puts together at run time while `run` goes; it loads the modules itself, anew. */
export async function expressionsMadeIn(run: () => Promise<void>): Promise<MadeExpression[]> {
  const made: MadeExpression[] = []
  const recording = new Proxy(RegExp, {
    construct(target, args, asked) {
      const expression = Reflect.construct(target, args, asked === recording ? target : asked) as RegExp
      const from = askedFrom()
      if (from) made.push({ source: expression.source, flags: expression.flags, ...from })
      return expression
    },
  })
  vi.resetModules()
  vi.stubGlobal('RegExp', recording)
  try {
    await run()
  } finally {
    vi.unstubAllGlobals()
    vi.resetModules()
  }
  return made
}
