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

/** Code on a page with its caption, in reading order; of the part of the page with this id, or of all of it. */
export const codeOn = (page: string, id?: string) =>
  [...elements(partOf(parse(page), id))]
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

function partOf(page: Tree.Document, id: string | undefined): Tree.ParentNode {
  if (id === undefined) return page
  const found = [...elements(page)].find((element) => attribute(element, 'id') === id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found
}

/** What a reader copies from a page. */
export const samplesOn = (page: string): PageSample[] => codeOn(page).filter(({ language }) => language !== '')
