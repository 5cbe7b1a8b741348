import { CodeField } from '../code-field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'

type Props = {
  email: string
  secret: string
  link: string
  qr: { size: number; path: string }
  fault: FormFault | null
}

/** The secret that an authenticator app is to keep, as a picture and as text, and the first code of it. */
export function CodesStep({ email, secret, link, qr, fault }: Props) {
  return (
    <>
      <p className="mt-2 text-soft">
        Add <span className="break-words text-ink">{email}</span> to your authenticator app: scan the picture,
        open the link on the same phone, or type the key. Then enter the code that the app shows.
      </p>
      <div className="my-5 flex flex-wrap items-center gap-5">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code of the key"
          shapeRendering="crispEdges"
          className="size-44 shrink-0 rounded-control bg-paper text-print"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <dl className="grid min-w-0 flex-1 basis-56 gap-3">
          <div>
            <dt className="text-soft">Key, to be typed</dt>
            <dd className="font-mono text-base break-words">{secret.match(/.{1,4}/g)?.join(' ')}</dd>
          </div>
          <div>
            <dt className="text-soft">On this device</dt>
            <dd>
              <a href={link} className="underline underline-offset-4 hover:text-signal">
                Open in an authenticator app
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <DeskForm intent="code" label="Finish" fault={fault}>
        <CodeField error={fault?.fields.code} />
      </DeskForm>
    </>
  )
}
