/** Searches that a field has asked for and that are not in the address yet, in the order they were asked for. */
export type Asked = readonly string[]

/** After a search was asked for. One that stands already, or is the last on its way, does not arrive once more. */
export const afterAsking = (asked: Asked, words: string, query: string): Asked =>
  words === (asked.at(-1) ?? query) ? asked : [...asked, words]

/**
 * After the address has changed to `query`: what is still on its way, and whether the field is to follow, because the
 * address moved by itself.
 */
export function afterMove(asked: Asked, query: string): { asked: Asked; follows: boolean } {
  const arrived = asked.indexOf(query)
  return arrived === -1 ? { asked: [], follows: true } : { asked: asked.slice(arrived + 1), follows: false }
}
