/** A text to copy, which scrolls sideways where it is wider than the screen. */
export function Code({ name, text }: { name: string; text: string }) {
  return (
    <pre
      role="group"
      aria-label={name}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface p-4 font-mono text-sm leading-relaxed text-soft"
    >
      {text}
    </pre>
  )
}
