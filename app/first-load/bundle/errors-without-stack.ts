import type { Plugin } from 'vite'

/** Errors that React creates once, as it is loaded, and only ever compares with what was thrown. */
const MADE_AT_LOAD = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React's markers for a component that waits are errors, created while its script first runs. If developer tools are
 * watching, an error's stack is located immediately, for which the browser reads all of React again: 10 ms, 40 ms on
 * a phone. Created with the same type and message, they need no stack.
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
