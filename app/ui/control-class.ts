/** The look of every input and select. */
export const controlClass =
  'block w-full min-h-11 rounded-control border border-edge bg-ground px-3.5 py-2 text-ink placeholder:text-soft/70 ' +
  'disabled:opacity-60 aria-invalid:border-alarm'
