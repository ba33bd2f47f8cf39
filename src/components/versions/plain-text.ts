const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, tr, pre'

/** What a person reads of HTML, a line for each block. The document it is read from is never shown and runs nothing. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const ends of body.querySelectorAll('br')) ends.replaceWith('\n')
  for (const item of body.querySelectorAll('li')) item.prepend('• ')
  for (const block of body.querySelectorAll(blocks)) block.append('\n')
  return body.textContent.replace(/\n\s*\n/g, '\n').trim()
}
