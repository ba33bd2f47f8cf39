import { expect, test } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const link = 'https://demo.test/view/a-B_9'

test.each([
  { text: `Lees ${link} nog eens`, links: [link] },
  { text: `${link}\n${link}`, links: [link, link] },
  { text: `Open ${link}.`, links: [link] },
  { text: `(${link}), of bel.`, links: [link] },
  { text: `<${link}>`, links: [link] },
  { text: 'No link: http is a protocol.', links: [] },
])('$text has $links.length', ({ text, links }) => {
  const parts = linkedParts(text)
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual(links)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
