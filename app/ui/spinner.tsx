/** Something is loading. The text is for screen readers; the ring doesn't turn with reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center gap-4 py-16">
      <div aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-lamp" />
      <p className="text-soft">{label}</p>
    </div>
  )
}
