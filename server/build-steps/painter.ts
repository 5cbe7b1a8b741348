import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** Turns SVG into PNG, at its own size or at a given width in pixels. */
export type Painter = (svg: string, width?: number) => Uint8Array

export async function createPainter(): Promise<Painter> {
  const require = createRequire(import.meta.url)
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return (svg, width) => {
    const options = width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const }
    return new Resvg(svg, options).render().asPng()
  }
}
