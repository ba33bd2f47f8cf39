import { addressOfFile, filesOf } from '#src/file-addresses.ts'
import { fileAddress, fileTokenIn, pictureSides, smallForm } from '#wire/pictures.ts'

/** Where the service answers, for a page that has no other part of the app. */
export const showFilesOf = (service: string) => {
  filesOf.service = service
}

/** As wide as a text is set (tokens, --measure), or the screen. */
const sizes = '(max-width: 640px) 100vw, 612px'

const sideOf = (picture: Element, name: string) => Number(picture.getAttribute(name)) || 0

/**
 * Turns a cleaned `img` into one the browser can show: at the service's address, in the form that fits the screen, and
 * not before it is near. Its width and height hold its place meanwhile. One that is no file of ours goes.
 */
export function showPicture(picture: Element) {
  const token = fileTokenIn(picture.getAttribute('src') ?? '')
  const [width, height] = [sideOf(picture, 'width'), sideOf(picture, 'height')]
  if (token === undefined || width === 0 || height === 0) return picture.remove()
  const address = addressOfFile(fileAddress(token))
  const scale = Math.min(1, pictureSides.small / Math.max(width, height))
  picture.setAttribute('src', address)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  if (scale === 1) return
  picture.setAttribute('srcset', `${smallForm(address)} ${Math.round(width * scale)}w, ${address} ${width}w`)
  picture.setAttribute('sizes', sizes)
}
