import type { CoverPicture, DesignFonts } from '#wire/design.ts'

export type DesignFields = {
  name: string
  colors: { value: string }[]
  /** As version 2 tells it; the service takes it from `fonts`. */
  font: string
  logo_url: string
  cover: boolean
  cover_picture: CoverPicture | null
  fonts: DesignFonts
  header: string
  footer: string
}
