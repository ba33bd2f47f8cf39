import { html } from 'hono/html'
import { addressOf, frame, pages, type Reader } from './frame.ts'
import { prose, type Piece } from './prose.ts'
import { findPlaces, type Place } from './search-index.ts'

/** What was found in all pages, as a page of its own: a link to it can be kept, and it takes no script. */
export function searchPage(reader: Reader, places: readonly Place[], sought: string): Piece {
  const found = findPlaces(places, sought)
  return frame({
    reader,
    title: `${sought === '' ? '' : `${sought} · `}Search · Proffer`,
    skip: 'Skip to what was found',
    sought,
    contents: html``,
    main: html`<h1>Search</h1>
      <p class="lead">${outcome(sought, found.length)}</p>
      <ol class="found">
        ${found.map(
          ({ page, id, title, shown }) =>
            html`<li>
              <a href="${addressOf(page, reader)}#${id}">${title}</a> <small>${pages[page].word}</small>
              <p>${prose(shortened(shown))}</p>
            </li>`,
        )}
      </ol>`,
  })
}

function outcome(sought: string, count: number): Piece {
  if (sought === '') return html`Words of what you look for: an operation, a field, a code, an event.`
  if (count === 0) return html`Nothing has all of “${sought}”. Fewer or shorter words find more.`
  return html`${count} ${count === 1 ? 'place' : 'places'} with “${sought}”`
}

const longest = 220

/** Cut between words; code that would lose its end is shown as plain words. */
function shortened(text: string) {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= longest) return flat
  const cut = flat.slice(0, flat.lastIndexOf(' ', longest))
  return `${cut.split('`').length % 2 === 0 ? cut.replaceAll('`', '') : cut} …`
}
