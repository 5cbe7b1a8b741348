/** Something is on its way. The words are for readers; the turning ring stands still under reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center gap-4 py-16">
      <div aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-lamp" />
      <p className="text-soft">{label}</p>
    </div>
  )
}
