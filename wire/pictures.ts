import * as z from 'zod/mini'
import { operation } from './operation.ts'

/**
 * Where a file lies, below the service's own address: `files/` and a token that cannot be guessed. Texts name a picture
 * so; its smaller forms lie at `<address>/small` and `<address>/thumb`.
 */
export const fileAddress = (token: string) => `files/${token}`

/** The token in an address of a file, wherever the service is. */
export const fileTokenIn = (address: string) => /(?:^|\/)files\/([\w-]{22})$/.exec(address)?.[1]

/** As a text holds it (interface, section 5); what it shows is said in words for who cannot see it. */
export type PlacedPicture = Picture & { alt: string }

export const maxAltLength = 500

/** The smaller form of a file, by the address of the larger. */
export const smallForm = (address: string) => `${address}/small`

/** The form that stands beside a row or a product. */
export const thumbForm = (address: string) => `${address}/thumb`

/**
 * A picture in a text, written in the one way that cleaning leaves as it is. Brackets are no tag there: a name that is
 * filled in would end the words.
 */
export const pictureHtml = ({ src, alt, width, height }: PlacedPicture) =>
  `<img src="${src}" alt="${cleanAlt(alt).replace(/[&<>"[\]\u00a0]/g, (sign) => `&#${sign.charCodeAt(0)};`)}" width="${width}" height="${height}">`

/** One line without space at its ends. */
const cleanAlt = (alt: string) => alt.replace(/\s+/g, ' ').trim().slice(0, maxAltLength).trim().toWellFormed()

const written = /<img src="(files\/[\w-]{22})" alt="([^"]*)" width="(\d{1,5})" height="(\d{1,5})">/g

/** The pictures of a cleaned text, in their order. */
export const picturesIn = (html: string): PlacedPicture[] =>
  Array.from(html.matchAll(written), ([, src = '', alt = '', width, height]) => ({
    src,
    alt: alt.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    width: Number(width),
    height: Number(height),
  }))

/** The same text with each picture written anew, or left out. */
export const replacePictures = (html: string, replace: (picture: PlacedPicture) => PlacedPicture | undefined) =>
  html.replace(written, (whole) => {
    const [picture] = picturesIn(whole)
    const replaced = picture && replace(picture)
    return replaced ? pictureHtml(replaced) : ''
  })

/** The longest sides of a picture as it is kept, in pixels: on a large screen, on a phone, and beside a row. */
export const pictureSides = { large: 1600, small: 800, thumb: 192 } as const

/** A picture that texts of the account can name, with its size in pixels as it is shown. */
export const picture = z.object({ src: z.string(), width: z.int(), height: z.int() })
export type Picture = z.output<typeof picture>

/**
 * Takes in a picture: the body is the file itself, a PNG, JPEG, WebP or AVIF of at most `maxPictureBytes`. It is kept as
 * JPEG or PNG at the sizes of `pictureSides`, turned the right way up and without metadata. The same file again
 * gives the same picture. 413 for a file too large, 400 for what is no picture or has more than `maxPicturePixels`, 409
 * where the account's files take up `maxAccountFileBytes` already.
 */
export const uploadPicture = operation({
  id: 'pictures.upload',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/pictures',
  takes: 'file',
  status: 201,
  answer: picture,
})
