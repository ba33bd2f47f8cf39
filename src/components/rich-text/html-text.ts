import type { LinkTag } from '#wire/links.ts'

export type Inline = 'strong' | 'em' | LinkTag

/**
 * Writes what is allowed (interface, section 5), in the one way that the service's cleaning leaves as it is: emphasis and
 * links stand around text alone and never begin with a space.
 */
export class HtmlText {
  #written = ''
  #open: Inline[] = []

  /** Text in the block that is open, with the emphasis and the link it has. */
  text(text: string, marks: readonly Inline[]) {
    const [space = ''] = /^[ \t\n\f]*/.exec(text) ?? []
    const words = text.slice(space.length)
    this.#closeFrom(this.#open.findIndex((open) => !marks.includes(open)))
    this.#written += space
    if (words === '') return
    this.#openAll(marks)
    this.#written += escaped(words)
  }

  /** Where blocks start and end: `<p>`, `</li></ul>`, `<hr>`. */
  tag(tags: string) {
    this.#closeFrom(0)
    this.#written += tags
  }

  finish() {
    this.#closeFrom(0)
    return this.#written
  }

  #openAll(marks: readonly Inline[]) {
    for (const mark of marks)
      if (!this.#open.includes(mark)) {
        this.#open.push(mark)
        this.#written += `<${mark}>`
      }
  }

  #closeFrom(at: number) {
    if (at >= 0) for (const mark of this.#open.splice(at).toReversed()) this.#written += `</${mark.split(' ', 1)[0]}>`
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
