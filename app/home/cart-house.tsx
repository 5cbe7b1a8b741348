import { ShieldCheck, Tv, Wifi } from 'lucide-react'
import { useCart } from '../cart/cart.ts'
import { classes } from '../ui/classes.ts'
import { HouseDrawing, type LitWindows } from '../ui/street-drawing.tsx'

/** Providers in the catalog that sell something other than internet; every other line of a cart is internet. */
export type OtherKinds = Record<string, 'tv' | 'security'>

const windows = [
  { kind: 'internet', name: 'Internet', Icon: Wifi },
  { kind: 'tv', name: 'TV', Icon: Tv },
  { kind: 'security', name: 'Security', Icon: ShieldCheck },
] as const

function useLitWindows(otherKinds: OtherKinds): LitWindows {
  const { items } = useCart()
  const lit = { internet: false, tv: false, security: false }
  for (const { providerId } of items) lit[otherKinds[providerId] ?? 'internet'] = true
  return lit
}

/** The house on the street, lit by what is in this browser's cart. */
export function CartHouse({ otherKinds }: { otherKinds: OtherKinds }) {
  return <HouseDrawing lit={useLitWindows(otherKinds)} className="block h-auto w-full" />
}

/** What the windows stand for, in words, on the sidewalk in front of the house. */
export function CartHouseLegend({ otherKinds }: { otherKinds: OtherKinds }) {
  const lit = useLitWindows(otherKinds)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 text-sm text-soft lg:justify-end">
      <p>Each service in your cart lights a window</p>
      <ul className="flex flex-wrap items-center justify-center gap-x-5">
        {windows.map(({ kind, name, Icon }) => (
          <li
            key={kind}
            className={classes(
              'flex items-center gap-1.5',
              lit[kind] ? 'font-semibold text-lamp' : 'font-medium',
            )}
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
            {name}
            <span className="sr-only">{lit[kind] ? ', lit' : ', dark'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
