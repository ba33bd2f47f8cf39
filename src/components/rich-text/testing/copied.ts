import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { PastedNode } from '#src/components/rich-text/pasted-node.ts'

type Tree = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.ChildNode

const typeOf = (node: Tree) => ('tagName' in node ? 1 : 'value' in node ? 3 : node.nodeName === '#comment' ? 8 : 11)

/** HTML from a clipboard as a browser reads it. */
const asNode = (node: Tree): PastedNode => ({
  nodeType: typeOf(node),
  nodeName: node.nodeName,
  nodeValue: 'value' in node ? node.value : null,
  childNodes: 'childNodes' in node ? node.childNodes.map(asNode) : [],
  getAttribute: (name) => ('attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined) ?? null,
})

export const copied = (html: string) => asNode(parseFragment(html))
