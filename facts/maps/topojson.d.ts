// What we use of two packages that ship no types.
declare module 'topojson-client' {
  type Geometry = { type: string; coordinates?: unknown }
  export type Topology = { objects: { counties: unknown; states: unknown } }
  export function feature(
    topology: Topology,
    object: unknown,
  ): { features: { id: string | number; geometry: Geometry }[] }
  export function mesh(topology: Topology, object: unknown): { coordinates: number[][][] }
}
declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client'
  export function presimplify(topology: Topology): Topology
  export function simplify(topology: Topology, minWeight: number): Topology
}
