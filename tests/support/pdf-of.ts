/** A small PDF with these lines on each of its pages; with `encrypted`, one that asks for a password. */
export function pdfOf(
  lines: readonly string[],
  { pages = 1, encrypted = false }: { pages?: number; encrypted?: boolean } = {},
): Buffer {
  const text = lines
    .map((line, index) => `BT /F1 12 Tf 50 ${750 - index * 20} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n')
  const kids = Array.from({ length: pages }, (_, index) => `${index + 6} 0 R`)
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>'
  const none = '00'.repeat(32)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${none}> /U <${none}> /P -1 >>`,
    ...kids.map(() => page),
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const secret = encrypted ? `/Encrypt 5 0 R /ID [<${none}> <${none}>] ` : ''
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R ${secret}>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
