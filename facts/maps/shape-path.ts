type Point = readonly number[]
/** Closed lines; the first of a polygon is its edge, the others are holes. */
export type Rings = readonly (readonly Point[])[]
/** Where a picture's corner lies in the atlas, and how much larger it is. */
export type Place = { left: number; top: number; scale: number }

type Geometry = { type: string; coordinates?: unknown }

/** All rings of a polygon or of several. */
export function ringsOf({ type, coordinates }: Geometry): Rings {
  if (type === 'Polygon') return coordinates as Rings
  return type === 'MultiPolygon' ? (coordinates as Rings[]).flat() : []
}

/**
 * Lines as an SVG path in whole units, each point relative to the one before it. Rings that shrink to nothing are
 * left out, except the largest, so that no county disappears.
 */
export function pathOf(rings: Rings, place: Place, { closed = true } = {}): string {
  const rounded = rings.map(ring => roundedPoints(ring, place))
  const longest = rounded.toSorted((a, b) => areaOf(b) - areaOf(a))[0]
  return rounded
    .filter(points => (closed ? points === longest || areaOf(points) >= 2 : points.length > 1))
    .map(points => lineOf(closed ? points.slice(0, -1) : points) + (closed ? 'z' : ''))
    .join('')
}

function roundedPoints(ring: readonly Point[], { left, top, scale }: Place): [number, number][] {
  const points: [number, number][] = []
  for (const [x = 0, y = 0] of ring) {
    const point: [number, number] = [Math.round((x - left) * scale), Math.round((y - top) * scale)]
    const last = points.at(-1)
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  return points
}

function areaOf(points: readonly [number, number][]): number {
  let twice = 0
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

function lineOf([start = [0, 0], ...rest]: readonly [number, number][]): string {
  let [x, y] = start
  let path = `M${x} ${y}`
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [nextX - x, nextY - y]
    if (dy === 0) path += `h${dx}`
    else if (dx === 0) path += `v${dy}`
    else path += `l${dx}${dy < 0 ? '' : ' '}${dy}`
    ;[x, y] = [nextX, nextY]
  }
  return path
}
