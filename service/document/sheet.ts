import type { Font } from 'fontkit'
import type { EmbeddedImage, StructureContent, StructureElement } from 'pdfkit'
import { fontFileName, type FontFile } from './faces.ts'
import type { DocumentFont } from '#wire/design.ts'
import { PagedDocument } from './paged-document.ts'
import { inks, measure, page, type Look, type Voice } from './paper.ts'
import type { PrintedPicture } from './printed-proposal.ts'
import type { Steps } from './steps.ts'

type SheetOptions = {
  title: string
  author: string
  language: string
  /** Of what it shows, so that the same content gives the same bytes. */
  date: Date
  /** By the name of their file (`fontFileName`). */
  fonts: ReadonlyMap<string, Font>
  pictures: ReadonlyMap<string, PrintedPicture>
  look: Look
}

type TagOptions = { scope?: 'Column' | 'Row'; alt?: string }

type Tagged = { type: string; element: StructureElement; content: StructureContent }

export type PageFollower = { leave: () => void; enter: () => void }

/** A line across the text, or from and to where it says. */
type RuleOptions = { color?: string; width?: number; from?: number; to?: number }

/**
 * A tagged PDF (PDF/UA-1) being written from top to bottom: where the next line goes, new pages, and the structure that
 * readers follow. What is drawn stands in a structure element (`tag`) or is decoration (`decorate`).
 */
export class Sheet {
  readonly doc: PagedDocument
  /** Where the next thing goes. */
  y: number = page.top
  /** Draws what is repeated at the head of a page; called on each new page while it is set. */
  repeated: (() => void) | undefined
  /** Whether nothing stands on this page yet. */
  #isFresh = true
  #breaks = false
  /** Told when a page is full and when the next begins. */
  readonly followers = new Set<PageFollower>()
  readonly #open: StructureElement[]
  /** Those that nothing is added to any more, what is in one before it. */
  readonly #written: StructureElement[] = []
  /** The element that is being drawn, and its part since the last link or page. */
  #tagged: Tagged | undefined
  readonly #look: Look
  readonly #pictures: ReadonlyMap<string, PrintedPicture>
  /** What is embedded already: a picture that stands twice is in the file once. */
  readonly #embedded = new Map<string, EmbeddedImage>()

  constructor({ title, author, language, date, fonts, pictures, look }: SheetOptions) {
    this.#pictures = pictures
    this.#look = look
    const margins = { top: page.top, bottom: page.bottom, left: page.left, right: page.right }
    this.doc = new PagedDocument({ title, author, language, date, margins })
    for (const [name, font] of fonts) this.doc.registerFont(name, font)
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.#open = [root]
  }

  /** The page that is written on, from 0. */
  get at() {
    return this.doc.bufferedPageRange().count - 1
  }

  get room() {
    return page.height - page.bottom - this.y
  }

  /** Begins a new page unless this height fits on the current one, or where one was asked for. */
  need(height: number) {
    if (height > this.room || (this.#breaks && !this.#isFresh)) this.newPage()
    this.#breaks = false
  }

  /** What is drawn next begins a page, where it does not anyway; nothing more to draw, no page. */
  breakPage() {
    this.#breaks = true
  }

  newPage() {
    // Marked content ends with its page; what is tagged goes on with a part of its own on the next.
    const around = this.#tagged
    if (around) this.#endPart(around)
    for (const follower of this.followers) follower.leave()
    this.doc.addPage()
    this.y = page.top
    this.#breaks = false
    this.repeated?.()
    for (const follower of this.followers) follower.enter()
    this.#isFresh = true
    if (around) around.content = this.doc.markStructureContent(around.type)
  }

  /** A structure element that holds others, such as a section, a list or a table row. */
  group(type: string, draw: () => void) {
    const end = this.begin(type)
    draw()
    end()
  }

  /** The same, until the function that is returned is called. */
  begin(type: string): () => void {
    const element = this.doc.struct(type)
    this.#add(element)
    this.#open.push(element)
    return () => {
      this.#open.pop()
      this.#written.push(element)
    }
  }

  /** A structure element that holds what `draw` draws. */
  tag(type: string, draw: () => void, options: TagOptions = {}) {
    const end = this.beginTag(type, options)
    draw()
    end()
  }

  /** The same, until the function that is returned is called. */
  beginTag(type: string, options: TagOptions = {}): () => void {
    const element = this.doc.struct(type, options)
    this.#add(element)
    this.#isFresh = false
    const tagged = { type, element, content: this.doc.markStructureContent(type) }
    this.#tagged = tagged
    return () => {
      this.#endPart(tagged)
      this.#tagged = undefined
      this.#written.push(element)
    }
  }

  /** Draws what leads somewhere, at `box` on this page, within what is tagged. */
  link(address: string, box: { x: number; y: number; width: number; height: number }, draw: () => void) {
    const around = this.#tagged
    if (!around) return draw()
    this.#endPart(around)
    const element = this.doc.struct('Link')
    around.element.add(element)
    const content = this.doc.markStructureContent('Link')
    draw()
    this.doc.endMarkedContent()
    element.add(content)
    // The library writes these strings as text only when they are objects.
    const Contents = Object(address) as object
    this.doc.link(box.x, box.y, box.width, box.height, address, { structParent: element, Contents })
    // Now, since the library takes the page it is at when the element ends for that of the link.
    element.end()
    around.content = this.doc.markStructureContent(around.type)
  }

  /** A cell without anything in it, so that every row of a table has as many. */
  emptyCell() {
    const element = this.doc.struct('TD')
    this.#add(element)
    this.#written.push(element)
  }

  /** Draws what readers skip: rules, page numbers, heads that are repeated. */
  decorate(draw: () => void) {
    this.#isFresh = false
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(y: number, { color = inks.ink, width = 0.75, from = page.left, to = page.left + measure }: RuleOptions = {}) {
    this.doc.lineWidth(width).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke()
  }

  /** A picture of the texts as it is drawn, with its size in pixels; undefined for one there is none of. */
  picture(token: string) {
    const picture = this.#pictures.get(token)
    if (!picture) return undefined
    const image = this.#embedded.get(token) ?? this.doc.openImage(picture.bytes)
    this.#embedded.set(token, image)
    return { image, width: picture.width, height: picture.height }
  }

  familyOf(voice: Voice): DocumentFont {
    return voice === 'figures' ? 'source-sans' : this.#look.fonts[voice]
  }

  inkOf(color: string): string {
    if (color === inks.heading) return this.#look.accent ?? this.#look.ink ?? inks.text
    return color === inks.text ? (this.#look.ink ?? color) : color
  }

  setFont(file: FontFile, size: number) {
    this.doc.font(fontFileName(file)).fontSize(size)
  }

  /** Draws on every page written so far from this one on, given its number and how many there are. */
  *onEveryPage(draw: (number: number, count: number) => void, first = 1): Steps {
    const { count } = this.doc.bufferedPageRange()
    for (let at = first - 1; at < count; at += 1) {
      this.doc.switchToPage(at)
      this.decorate(() => draw(at + 1, count))
      yield
    }
  }

  /** Puts into the file what was drawn. */
  *finish(): Steps {
    for (const element of [...this.#written, ...this.#open]) {
      element.end()
      yield
    }
    yield* this.doc.endPages()
  }

  /** The whole file, once it is finished. */
  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.doc.bytes()
  }

  /** Into its element goes what was drawn of it since its last part. */
  #endPart({ element, content }: Tagged) {
    this.doc.endMarkedContent()
    element.add(content)
  }

  #add(element: StructureElement) {
    this.#open.at(-1)?.add(element)
  }
}
