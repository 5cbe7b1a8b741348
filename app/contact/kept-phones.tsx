const phone = /(\(\d{3}\) \d{3}-\d{4})/

/** A sentence whose phone numbers stay on one line each: on narrow screens they broke after the area code. */
export function KeptPhones({ words }: { words: string }) {
  const parts = words.split(phone)
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={parts.slice(0, index).join('')} className="kept-whole">
        {part}
      </span>
    ),
  )
}
