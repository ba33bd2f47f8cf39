/** A node as the browser reads it from the clipboard. */
export type PastedNode = {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: Iterable<PastedNode>
  readonly getAttribute?: (name: string) => string | null
}
