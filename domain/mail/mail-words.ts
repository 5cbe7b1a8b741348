import { brand } from '#platform/brand.ts'

/** One part of an email: a paragraph, a list of named facts, or a link on its own line with its button's text. */
export type MailPart =
  | string
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { link: string; label: string }

/** An email in both forms. */
export type MailWords = { subject: string; body: string; html: string }

/** Composes an email: the same parts as plain text and as HTML. Everything in it is escaped; nothing loads from outside. */
export function mailWords(subject: string, parts: readonly MailPart[]): MailWords {
  return {
    subject,
    body: `${parts.map(plainPart).join('\n\n')}\n\n${brand.name}\n`,
    html: page(subject, parts.map(htmlPart).join('\n')),
  }
}

function plainPart(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('link' in part) return `${part.label}:\n${part.link}`
  return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

const INK = '#16202e'
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif"

function htmlPart(part: MailPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${lines(part)}</p>`
  if ('link' in part) {
    const button = `display:inline-block;padding:12px 20px;border-radius:10px;background:#f5b83d;color:${INK};font-weight:600;text-decoration:none`
    return `<p style="margin:24px 0"><a href="${escaped(part.link)}" style="${button}">${escaped(part.label)}</a></p>`
  }
  const cell = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left'
  const rows = part.facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:400;color:#4a5769">${escaped(name)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  )
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

function page(subject: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f4f6">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;color:${INK};${FONT};font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${lines(subject)}</h1>
${content}
<p style="margin:24px 0 0;color:#4a5769">${brand.name}</p>
</div>
</body>
</html>
`
}

/** An order number or a phone number, which reads badly when it is broken. */
const unbroken = /\bPW-[A-Z\d]{4}-[A-Z\d]{4}\b|\(\d{3}\) \d{3}-\d{4}/g

const lines = (text: string) =>
  escaped(text).replaceAll('\n', '<br>').replaceAll(unbroken, '<span style="white-space:nowrap">$&</span>')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, character => entities[character] ?? '')
