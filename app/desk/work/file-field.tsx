import { type ChangeEvent, useId, useState } from 'react'
import { controlClass } from '../../ui/control-class.ts'

type Props = {
  label: string
  accept: string
  /** The largest file, in bytes and in words. */
  most: number
  mostWords: string
  /** What the server says of the file. */
  error: string | undefined
  /** The answer that the error is of. */
  occasion: unknown
}

/** Takes one file. One that is empty or too large is told before it is sent. */
export function FileField({ label, accept, most, mostWords, error, occasion }: Props) {
  const id = useId()
  const [own, setOwn] = useState<{ words: string; occasion: unknown } | null>(null)
  const look = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const words = !file
      ? ''
      : file.size === 0
        ? 'This file is empty. Choose another one.'
        : file.size > most
          ? `This file is larger than ${mostWords}. Choose a smaller one.`
          : ''
    target.setCustomValidity(words)
    setOwn({ words, occasion })
  }
  // A file chosen since says more than the answer about the one before.
  const words = own && own.occasion === occasion ? own.words : error
  return (
    <div>
      <label className="block">
        {label}
        <input
          type="file"
          name="file"
          accept={accept}
          required
          onChange={look}
          {...(words ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          className={`${controlClass} min-h-9 py-1`}
        />
      </label>
      <p id={id} role="alert" className="text-alarm empty:hidden">
        {words}
      </p>
    </div>
  )
}
