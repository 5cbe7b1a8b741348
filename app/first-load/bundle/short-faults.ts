import { basename } from 'node:path'
import { type Plugin, Visitor } from 'vite'

/** How the router checks that it is used as it should be, with a sentence for whoever programs with it. */
const CHECKS = new Set(['invariant', 'warning', 'warningOnce'])
/** What is shorter takes no more than the place that would stand instead. */
const LONG = 30

/**
 * The router explains in whole sentences what a programmer did wrong. Visitors load them with every page, and nobody
 * reads them there: the place in the router's file stands instead (`router.js:614`), as React has its numbers.
 */
export const shortFaults: Plugin = {
  name: 'short-faults',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
    handler(code, id) {
      const sentences: { start: number; end: number }[] = []
      new Visitor({
        CallExpression({ callee, arguments: given }) {
          const words = given.at(-1)
          if (callee.type !== 'Identifier' || !CHECKS.has(callee.name) || given.length < 2 || !words) return
          if (words.end - words.start > LONG) sentences.push(words)
        },
      }).visit(this.parse(code))
      return sentences
        .toSorted((one, other) => other.start - one.start)
        .reduce((short, { start, end }) => {
          const line = code.slice(0, start).split('\n').length
          return `${short.slice(0, start)}"${basename(id)}:${line}"${short.slice(end)}`
        }, code)
    },
  },
}
