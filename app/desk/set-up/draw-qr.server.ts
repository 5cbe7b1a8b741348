import { encode } from 'uqr'

/** A QR code as one path on a field of `size` units, with the quiet zone that readers need (ISO/IEC 18004). */
export function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
