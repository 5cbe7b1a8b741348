import type { Plugin } from 'vite'

/** Errors that React makes once, as it is loaded, and only ever compares with what was thrown. */
const MADE_AT_LOAD = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React's marks of a component that waits are errors, made while its script is first run. Where developer tools watch, an
 * error's stack is located at once, for which the browser reads the whole of React again: 10 ms, 40 ms on a phone. Made
 * of the same kind, with the same words, they need no stack.
 */
export const errorsWithoutStack: Plugin = {
  name: 'errors-without-stack',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]react-dom-client\.production\.js$/ },
    handler(code) {
      const changed = code.replace(
        MADE_AT_LOAD,
        '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
      )
      if (changed === code) this.error('React makes no errors as it is loaded: this plugin may go')
      return changed
    },
  },
}
