/** A text in parts, so that its links can be pressed. What ends the sentence around a link is no part of it. */
export const linkedParts = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/)
    .map((part, at) => ({ text: part, isLink: at % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
