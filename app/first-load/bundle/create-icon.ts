import { createElement, type SVGProps } from 'react'

/** A drawing from the icon library: elements with their attributes, in a field of 24 units. */
type IconData = { node: readonly (readonly [element: string, attributes: Record<string, string>])[] }

/**
 * Draws a lucide icon. The build substitutes this for the library's own function (vite.config.ts), whose handling of
 * sizes, contexts and names we never use takes more bytes than all our icons.
 */
export default function createIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    )
  }
}
