import { NoticeBox } from '../../ui/notice-box.tsx'

type Props = { value: string; isForPage: boolean; siteUrl: string }

/** A key that was just made, this once, with what a page needs to carry the widget. */
export function NewKey({ value, isForPage, siteUrl }: Props) {
  const look =
    'mt-1 max-w-full overflow-x-auto rounded-card border border-line bg-surface p-3 font-mono text-sm whitespace-pre-wrap break-all'
  return (
    <NoticeBox tone="good" title="The new key, shown once" occasion={value} className="mb-5 max-w-3xl">
      <p className="text-soft">We keep a hash of it only: copy it now. Who loses it gets another one.</p>
      <pre className={look}>{value}</pre>
      {isForPage ? (
        <>
          <p className="mt-3">For a page that shows the widget:</p>
          <pre
            className={look}
          >{`<script src="${siteUrl}/widget.js" data-key="${value}" async></script>`}</pre>
        </>
      ) : (
        <p className="mt-3">
          For a program on the partner’s server, which keeps it secret. It doesn’t work in pages.
        </p>
      )}
    </NoticeBox>
  )
}
