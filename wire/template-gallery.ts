import * as z from 'zod/mini'
import { coverPicture, designFonts } from './design.ts'
import { operation } from './operation.ts'

/** What a proposal made of a favorite template begins with, as it is shown before one is chosen. */
export const galleryTemplate = z.object({
  id: z.int(),
  name: z.string(),
  design: z.nullable(
    z.object({
      name: z.string(),
      colors: z.array(z.string()),
      fonts: designFonts,
      cover_picture: z.nullable(coverPicture),
    }),
  ),
  /** Titles of its text; a section may have none. */
  sections: z.array(z.string()),
  /** How its text begins, plain and with its tags as they are. */
  opening: z.string(),
  /** `rows` counts those with a price. */
  pricetables: z.array(z.object({ title: z.string(), rows: z.int() })),
  /** Without VAT, with what is chosen from the start. */
  price_total: z.number(),
  attachments: z.array(z.string()),
  /** Days from sending; null for no end. */
  valid_days: z.nullable(z.int()),
})
export type GalleryTemplate = z.output<typeof galleryTemplate>

export const listTemplateGallery = operation({
  id: 'favorite-templates.gallery',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/favorite-templates',
  answer: z.array(galleryTemplate),
})
