/** As much of pdfkit as the document uses; the types from elsewhere bring those of Node along, which the service lacks. */
declare module 'pdfkit' {
  export type StructureContent = { readonly refs: readonly unknown[] }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
    end(): void
  }
  type StructureOptions = { alt?: string; actual?: string; scope?: 'Column' | 'Row'; bbox?: readonly number[] }
  export type Margins = { top: number; bottom: number; left: number; right: number }
  export type DocumentOptions = {
    size: string
    margins: Margins
    pdfVersion: string
    subset: string
    tagged: boolean
    lang: string
    displayTitle: boolean
    bufferPages: boolean
    font: null
    autoFirstPage: false
    info: Record<string, string | Date>
  }

  type ImageOptions =
    | { fit: readonly [number, number]; align?: 'right'; valign?: 'center' }
    | { cover: readonly [number, number]; align: 'center'; valign: 'center' }
  export type EmbeddedImage = { readonly label: string }

  export type Page = {
    /** Packs it and puts it into the file. */
    end(): void
  }

  /** Lengths are points of 1/72 inch, measured from the top left of the page. */
  export class PDFDocument {
    constructor(options: DocumentOptions)
    registerFont(name: string, font: import('fontkit').Font): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    lineCap(cap: 'round' | 'butt'): this
    lineJoin(join: 'round'): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    circle(x: number, y: number, radius: number): this
    rect(x: number, y: number, width: number, height: number): this
    stroke(): this
    fill(): this
    save(): this
    restore(): this
    clip(): this
    openImage(bytes: Uint8Array): EmbeddedImage
    image(image: Uint8Array | EmbeddedImage, x: number, y: number, options: ImageOptions): this
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: object },
    ): this
    /** The one that is drawn on. */
    readonly page: Page
    addPage(): this
    /** Called at its end. */
    flushPages(): void
    switchToPage(page: number): void
    bufferedPageRange(): { start: number; count: number }
    struct(type: string, options?: StructureOptions): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: string, options?: object): this
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): this
    end(): void
    on(event: 'data', hear: (bytes: Uint8Array) => void): this
    on(event: 'end', hear: () => void): this
    on(event: 'error', hear: (error: Error) => void): this
  }
}

/** The same of fontkit, which reads the fonts for it. */
declare module 'fontkit' {
  export type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean }
  /** Throws for what is no font. */
  export function create(bytes: Uint8Array): Font
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
