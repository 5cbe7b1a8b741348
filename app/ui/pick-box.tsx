/** Id of the bar of picked plans. */
export const PICKED_BAR = 'picked-plans'

type Props = {
  id: string
  /** The plan with its provider, for who hears the page. */
  title: string
  /** The form it belongs to, too, so that it works as a plain one. */
  form: string
  picked: boolean
  /** Whether no more can be picked. */
  full: boolean
  onPick(id: string): void
  /** Height of its line. */
  className: string
}

/** Picks a plan of a list to compare it with others. */
export function PickBox({ id, title, form, picked, full, onPick, className }: Props) {
  return (
    <>
      <label className={`inline-flex items-center gap-2 has-disabled:text-soft ${className}`}>
        <input
          type="checkbox"
          name="pick"
          value={id}
          form={form}
          checked={picked}
          disabled={full && !picked}
          onChange={() => onPick(id)}
          className="size-5"
        />
        Compare<span className="sr-only"> {title}</span>
      </label>
      {picked ? <ToPicked /> : null}
    </>
  )
}

/** Beside the box of a picked plan, for the keyboard: the bar of picked plans is far away by Tab. */
function ToPicked() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(PICKED_BAR)?.focus()}
      className="sr-only rounded-control bg-lamp px-4 py-2 font-semibold text-on-lamp focus:not-sr-only focus:absolute focus:z-50"
    >
      Go to picked plans
    </button>
  )
}
