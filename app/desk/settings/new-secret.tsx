import { NoticeBox } from '../../ui/notice-box.tsx'

/** A secret that is shown this one time. */
export function NewSecret({ secret, name }: { secret: string | null; name?: string }) {
  if (!secret) return null
  return (
    <NoticeBox
      tone="good"
      title={`Secret${name ? ` of ${name}` : ''}: copy it now`}
      occasion={secret}
      className="mb-5 max-w-xl"
    >
      <p className="mt-2 rounded-control bg-ground p-3 font-mono break-all select-all">{secret}</p>
      <p className="mt-2 text-soft">
        It is not shown again. The receiver checks the header webhook-signature with it (Standard Webhooks).
      </p>
    </NoticeBox>
  )
}
