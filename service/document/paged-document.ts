import { PDFDocument, type Margins, type Page } from 'pdfkit'
import { joinedBytes } from '#service/joined-bytes.ts'
import type { Steps } from './steps.ts'

type About = { title: string; author: string; language: string; date: Date; margins: Margins }

/**
 * A tagged PDF (PDF/UA-1) of A4, on its first page. The library packs all pages at once when it ends; this one does page
 * by page, before.
 */
export class PagedDocument extends PDFDocument {
  readonly #pages: Page[] = []
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>

  constructor({ title, author, language, date, margins }: About) {
    super({
      size: 'A4',
      margins,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      font: null,
      autoFirstPage: false,
      info: {
        Title: title,
        Author: author,
        Creator: 'Proffer',
        Producer: 'Proffer',
        CreationDate: date,
        ModDate: date,
      },
    })
    this.#bytes = bytesOf(this)
    this.addPage()
  }

  override addPage() {
    super.addPage()
    this.#pages.push(this.page)
    return this
  }

  *endPages(): Steps {
    for (const page of this.#pages) {
      page.end()
      yield
    }
  }

  /** Done already, by `endPages`. */
  override flushPages() {}

  /** The whole file, once its pages have ended. */
  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.end()
    return this.#bytes
  }
}

/** What a document writes, from now on until it ends. */
function bytesOf(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(joinedBytes(chunks)))
  })
}
