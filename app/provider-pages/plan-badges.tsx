/** What sets a plan apart: the provider's own badge, and that it is not sold everywhere. */
export function PlanBadges({ badge, selectMarkets }: { badge: string | null; selectMarkets: boolean }) {
  return (
    <>
      {badge ? (
        <span className="inline-block rounded-full bg-signal/15 px-2.5 py-0.5 text-sm font-semibold text-signal">
          {badge}
        </span>
      ) : null}
      {selectMarkets ? (
        <span className="inline-block rounded-full border border-edge px-2.5 py-0.5 text-sm font-normal text-soft">
          Select markets
        </span>
      ) : null}
    </>
  )
}
