import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A sample as it stands on a page. */
export type PageSample = { of: string; language: string; code: string }

type Element = Tree.Element

function* elements(node: Tree.ParentNode): Generator<Element> {
  for (const child of tree.getChildNodes(node)) {
    if (!tree.isElementNode(child)) continue
    yield child
    yield* elements(child)
  }
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value ?? ''

const textOf = (node: Tree.ParentNode): string =>
  tree
    .getChildNodes(node)
    .map((child) => (tree.isTextNode(child) ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('')

/** Code on a page with its caption, in reading order. */
export const codeOn = (page: string) =>
  [...elements(parse(page))]
    .filter(({ tagName }) => tagName === 'figure')
    .map((figure) => ({
      of: attribute(figure, 'data-of'),
      language: attribute(figure, 'data-language'),
      caption:
        [...elements(figure)]
          .filter(({ tagName }) => tagName === 'figcaption')
          .map(textOf)[0]
          ?.trim() ?? '',
      code: [...elements(figure)].filter(({ tagName }) => tagName === 'code').map(textOf)[0] ?? '',
    }))

/** What a reader copies from a page. */
export const samplesOn = (page: string): PageSample[] => codeOn(page).filter(({ language }) => language !== '')
