/** Of what a selector finds, what is rendered: records that are drawn ahead and screens just left are in the document too. */
export const rendered = <Found extends Element>(selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll<Found>(selector)].filter((part) => part.checkVisibility())
