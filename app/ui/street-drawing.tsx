import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Which windows of the house are lit. */
export type LitWindows = { internet: boolean; tv: boolean; security: boolean }

/** The sky over the street: a young moon and a few stars. */
export function NightSky({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMaxYMin slice" aria-hidden className={className}>
      <path
        d="M40 96h0M88 34h0M132 150h0M176 70h0M214 22h0M262 120h0M318 52h0M352 168h0M398 28h0M430 104h0M610 214h0M566 180h0M602 40h0M20 210h0M470 200h0M290 206h0"
        className="stroke-soft/60"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path
        d="M106 84h0M238 64h0M372 88h0M448 44h0M622 120h0M154 200h0"
        className="stroke-ink/80"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path d="M541 72a17 17 0 1 0 13 27 14 14 0 0 1-13-27z" className="fill-soft/90" />
    </svg>
  )
}

type Silhouette = readonly [left: number, width: number, wall: number, roof: number]

/** The other houses of the street, asleep. */
const farHouses: readonly Silhouette[] = [
  [0, 150, 70, 54],
  [176, 120, 88, 44],
  [330, 170, 64, 60],
  [540, 130, 92, 48],
  [700, 160, 70, 58],
  [900, 130, 96, 46],
  [1060, 180, 68, 62],
  [1280, 130, 90, 46],
  [1450, 160, 72, 56],
  [1650, 140, 94, 50],
  [1820, 170, 66, 60],
  [2030, 130, 90, 46],
  [2200, 180, 70, 58],
]
const nearHouses: readonly Silhouette[] = [
  [-40, 170, 60, 66],
  [250, 150, 78, 58],
  [470, 190, 56, 70],
  [790, 170, 64, 62],
  [1180, 200, 58, 70],
  [1560, 170, 70, 60],
  [1740, 150, 60, 56],
  [1950, 190, 64, 68],
  [2260, 160, 74, 60],
]

const silhouettes = (houses: readonly Silhouette[]) =>
  houses
    .map(
      ([x, w, wall, roof]) => `M${x} 200v${-wall}h-9l${w / 2 + 9} ${-roof} ${w / 2 + 9} ${roof}h-9v${wall}z`,
    )
    .join('')

const panes = (houses: readonly Silhouette[]) =>
  houses.map(([x, w, wall]) => `M${x + w / 4 - 11} ${216 - wall}h22v26h-22zm${w / 2} 0h22v26h-22z`).join('')

/** The row of dark houses behind. It is as wide as the screen; its lower edge is the ground. */
export function StreetBackdrop({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 2400 200" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <path d={silhouettes(farHouses)} className="fill-ground" />
      <path d={silhouettes(nearHouses)} className="fill-surface" />
      <path d={panes(nearHouses)} className="fill-night" />
    </svg>
  )
}

function Lit({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <g className={classes('transition-opacity duration-200', on ? 'opacity-100' : 'opacity-0')}>{children}</g>
  )
}

/**
 * The house: its attic is always lit, and a window for each kind of service that its people have chosen. Decorative:
 * which windows are lit must be beside it as text.
 */
export function HouseDrawing({ lit, className }: { lit: LitWindows; className?: string }) {
  return (
    <svg viewBox="0 0 440 360" aria-hidden className={className}>
      <path d="M206 46h26v70h-26z" className="fill-line" />
      <path d="M50 360V134L159 36l109 98v226z" className="fill-raised" />
      <path d="M268 360V214h142v146z" className="fill-raised" />
      <path d="m256 220 30-48h112l26 48z" className="fill-line" />
      <path
        d="M34 142 159 30l125 112"
        className="fill-none stroke-line"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M50 244h218" className="stroke-line" strokeWidth="4" />

      <circle cx="159" cy="94" r="38" className="fill-lamp/10" />
      <circle cx="159" cy="94" r="17" className="fill-lamp" />
      <path d="M159 77v34m-17-17h34" className="stroke-raised" strokeWidth="3" />

      <path d="M99 162h120v62H99z" className="fill-night" />
      <Lit on={lit.internet}>
        <path d="M91 154h136v78H91z" className="fill-lamp/12" />
        <path d="M99 162h120v62H99z" className="fill-lamp" />
        <path d="M99 213h120v11H99zm10-4h44v4h-44z" className="fill-on-lamp" />
        <path d="M114 184h34v24h-34z" className="fill-signal stroke-on-lamp" strokeWidth="4" />
        <path
          d="M189 206h0m-8-10a12 12 0 0 1 16 0m-23-9a22 22 0 0 1 30 0"
          className="fill-none stroke-on-lamp"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </Lit>
      <path d="M159 162v62M97 160h124v66H97zm-4 66h132" className="fill-none stroke-line" strokeWidth="4" />

      <path d="M75 270h168v66H75z" className="fill-night" />
      <Lit on={lit.tv}>
        <path d="M67 262h184v82H67z" className="fill-lamp/12" />
        <path d="M75 270h168v66H75z" className="fill-lamp" />
        <path
          d="M84 336v-22a6 6 0 0 1 12 0v2h62v-2a6 6 0 0 1 12 0v22zm15-24v-8a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v8z"
          className="fill-on-lamp"
        />
        <path d="M191 288h44v30h-44z" className="fill-signal stroke-on-lamp" strokeWidth="4" />
        <path d="M213 318v10m-12 0h24" className="stroke-on-lamp" strokeWidth="4" />
      </Lit>
      <path d="M180 270v66M73 268h172v70H73zm-4 70h180" className="fill-none stroke-line" strokeWidth="4" />

      <path d="M292 264h50v96h-50z" className="fill-ground stroke-line" strokeWidth="4" />
      <path d="M303 275h28v26h-28z" className="fill-night" />
      <path d="M360 268h34v50h-34z" className="fill-night" />
      <Lit on={lit.security}>
        <path d="M303 275h28v26h-28z" className="fill-lamp" />
        <circle cx="317" cy="244" r="26" className="fill-lamp/15" />
        <path d="m309 250-37 110h90l-37-110z" className="fill-lamp/15" />
        <path d="M352 260h50v66h-50z" className="fill-lamp/12" />
        <path d="M360 268h34v50h-34z" className="fill-lamp" />
        <path d="m377 276 11 4v12c0 8-5 13-11 16-6-3-11-8-11-16v-12z" className="fill-on-lamp" />
        <circle cx="317" cy="245" r="6" className="fill-lamp" />
      </Lit>
      <path d="M358 266h38v54h-38zm-4 54h46" className="fill-none stroke-line" strokeWidth="4" />
      <path d="M309 240h16l-3-8h-10z" className="fill-edge" />
      <circle cx="334" cy="316" r="3" className="fill-edge" />
      <path d="M284 352h66v8h-66z" className="fill-line" />

      <path
        d="M10 360a28 26 0 0 1 52-12 22 20 0 0 1 30 12zm376 0a22 22 0 0 1 42-8 12 12 0 0 1 10 8z"
        className="fill-line"
      />
    </svg>
  )
}
