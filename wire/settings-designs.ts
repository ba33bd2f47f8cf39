import * as z from 'zod/mini'
import { coverPicture, designFonts } from './design.ts'
import { maxCodeLength, maxColors, maxLogoBytes, maxPageLineLength, maxTextLength } from './limits.ts'
import { operation } from './operation.ts'
import { isPageTag, tagIn } from './personalisation.ts'
import { maxAltLength } from './pictures.ts'
import { colorFaults } from './readable-color.ts'
import { atMost, atMostOf, byId, flag, name, statusLine } from './scalars.ts'
import { made, replacement } from './settings.ts'

const designs = '/settings/design-templates'

const color = z
  .string('Enter a colour')
  .check(
    atMost(maxCodeLength),
    z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Enter a colour like #2143b9'),
    z.toLowerCase(),
  )
/** It is inserted into a style sheet. */
const font = z
  .string('Enter the name of a font')
  .check(
    z.trim(),
    atMost(maxCodeLength),
    z.regex(/^[\p{L}\d][\p{L}\d -]{0,63}$|^$/u, 'Enter letters, digits, spaces and dashes'),
  )
/** A path on this host, an https address, or a data URL; empty for none. */
const logo = z
  .string('Enter an address')
  .check(
    z.trim(),
    atMost(maxTextLength, `Enter a picture of at most ${maxLogoBytes / 1000} kB, or its address`),
    z.regex(
      /^$|^\/(?![/\\])\S*$|^https:\/\/[^\s/]\S*$|^data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/,
      'Enter an address that begins with https:// or /, or a picture as data:image/…;base64',
    ),
  )

/** The first stands in headings and buttons, the third in texts: both have to be read on paper. */
const colors = z.array(color).check(z.minLength(1, 'Enter a colour'), atMostOf(maxColors, 'colours'), (colors) => {
  for (const { at, ratio, nearest } of colorFaults(colors.value))
    colors.issues.push({
      code: 'custom',
      path: [at],
      input: colors.value[at],
      message: `Its contrast on paper is ${ratio}; text needs 4.5. The nearest that can be read is ${nearest}`,
    })
})

/** Shown on the cover. Its size is taken from the file, whatever is sent. */
const picture = z.strictObject({
  ...coverPicture.shape,
  alt: z.string('Say what it shows').check(z.trim(), atMost(maxAltLength)),
})

/** One line that stands on every printed page. */
const pageLine = z.string('Enter text').check(
  z.trim(),
  atMost(maxPageLineLength),
  z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Use one line'),
  z.refine((line) => [...line.matchAll(tagIn)].every(([, tag = '']) => isPageTag(tag)), {
    error: ({ input }) => {
      const [unknown] = [...String(input).matchAll(tagIn)].filter(([, tag = '']) => !isPageTag(tag))
      return `There is no tag ${unknown?.[0]} for pages`
    },
  }),
)

const design = z.strictObject({
  name,
  colors,
  font,
  logo_url: logo,
  /** Whether the proposal begins with a cover; the picture stays where it is switched off. */
  cover: flag,
  cover_picture: z.nullable(picture),
  /** `font` then becomes the name of what the text is set in. */
  fonts: designFonts,
  header: pageLine,
  footer: pageLine,
})

/** All of a design; version 2 shows less of it. */
export const designTemplateSettings = z.object({
  id: z.int(),
  name: z.string(),
  colors: z.array(z.string()),
  font: z.string(),
  logo_url: z.string(),
  cover: z.boolean(),
  cover_picture: z.nullable(coverPicture),
  fonts: designFonts,
  header: z.string(),
  footer: z.string(),
})
export type DesignTemplateSettings = z.output<typeof designTemplateSettings>

/** Every design with all it holds, by name: forms and the pane beside a proposal show them. */
export const listDesignSettings = operation({
  id: 'design-templates.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/designs',
  answer: z.array(designTemplateSettings),
})

export const createDesignTemplate = operation({
  id: 'design-templates.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: designs,
  body: z.strictObject({
    ...design.shape,
    font: z._default(font, ''),
    logo_url: z._default(logo, ''),
    cover: z._default(flag, false),
    cover_picture: z._default(design.shape.cover_picture, null),
    fonts: z.optional(designFonts),
    header: z._default(pageLine, ''),
    footer: z._default(pageLine, ''),
  }),
  status: 201,
  answer: made,
})
export type NewDesignTemplate = z.output<(typeof createDesignTemplate)['body']>

export const updateDesignTemplate = operation({
  id: 'design-templates.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${designs}/:id`,
  params: byId,
  body: z.partial(design),
  answer: statusLine,
})
export type DesignTemplateChanges = z.output<(typeof updateDesignTemplate)['body']>

/** 409 while proposals or favorite templates use it, unless a replacement is named. */
export const deleteDesignTemplate = operation({
  id: 'design-templates.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${designs}/:id`,
  params: byId,
  query: replacement,
  gives: 'text',
  answer: z.string(),
})
