import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- `?url` gives a file's address
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js'
import { linesOfItems } from '#domain/switching/lines-of-items.ts'
import { PDF_MOST_BYTES, PDF_MOST_PAGES, type PdfFault } from './pdf-faults.ts'

// From our own origin, as the pages' policy requires.
GlobalWorkerOptions.workerSrc = workerAddress

export type PdfText = { ok: true; lines: string[] } | { ok: false; fault: PdfFault }

/**
 * The text of a PDF by lines, from top to bottom. Nothing of it leaves the browser; a locked or damaged file is
 * reported.
 */
export async function linesOfPdf(file: File): Promise<PdfText> {
  if (file.size > PDF_MOST_BYTES) return { ok: false, fault: 'too_large' }
  const data = new Uint8Array(await file.arrayBuffer())
  // Only text is read: no scripts, fonts or pictures are needed.
  const task = getDocument({
    ...{ data, isEvalSupported: false, useWasm: false, disableFontFace: true, useSystemFonts: false },
    ...{ enableXfa: false, stopAtErrors: false, verbosity: 0 },
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > PDF_MOST_PAGES) return { ok: false, fault: 'too_many_pages' }
    const lines: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const items = await itemsOf(page)
      lines.push(
        ...linesOfItems(
          items.flatMap(item =>
            'str' in item
              ? [
                  {
                    text: item.str,
                    x: Number(item.transform[4]),
                    y: Number(item.transform[5]),
                    width: item.width,
                  },
                ]
              : [],
          ),
        ),
      )
      page.cleanup()
    }
    return lines.some(line => /\w/.test(line)) ? { ok: true, lines } : { ok: false, fault: 'no_text' }
  } catch (fault) {
    return { ok: false, fault: faultOf(fault) }
  } finally {
    await task.destroy()
  }
}

/** `getTextContent` of the library iterates over a stream, which WebKit's cannot be. */
async function itemsOf(page: PDFPageProxy): Promise<TextContent['items']> {
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader()
  const items: TextContent['items'] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) items.push(...part.value.items)
  return items
}

function faultOf(fault: unknown): PdfFault {
  const name = fault instanceof Error ? fault.name : ''
  if (name === 'PasswordException') return 'encrypted'
  if (/InvalidPDF|FormatError|MissingPDF|UnknownError/.test(name)) return 'damaged'
  throw fault
}
