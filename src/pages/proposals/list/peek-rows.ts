const linksOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
const isOf = (id: number) => (link: HTMLElement) => link.dataset['row'] === String(id)

/** The row of a proposal, while the list shows it. */
export const rowOf = (list: HTMLElement | null, id: number) => linksOf(list).find(isOf(id))

/** The row one further on or back. */
export function rowBeside(list: HTMLElement | null, id: number, step: 1 | -1) {
  const links = linksOf(list)
  const at = links.findIndex(isOf(id))
  return at === -1 ? undefined : links[at + step]
}

/** Which of the rows that are shown it is, from 1, and how many there are; undefined where the list has it no more. */
export function placeOf(list: HTMLElement | null, id: number) {
  const links = linksOf(list)
  const at = links.findIndex(isOf(id))
  return at === -1 ? undefined : { at: at + 1, count: links.length }
}
