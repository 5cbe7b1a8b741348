/** For everyone: orders reach nobody but this desk. */
export function NobodyListens() {
  return (
    <section
      aria-label="Delivery of orders"
      className="no-print border-b border-alarm bg-surface px-4 py-2 sm:px-6"
    >
      <strong className="text-alarm">Nothing outside listens for orders.</strong>{' '}
      <span className="text-soft">
        Orders and leads reach this desk and the built-in inbox only. An administrator can add a webhook in
        Settings, or resume one that is paused.
      </span>
    </section>
  )
}
