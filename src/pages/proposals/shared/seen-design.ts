import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { designQueries } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { fontsNamed } from '#wire/design-fonts.ts'
import type { ViewedDesign } from '#wire/design.ts'
import { fillText, type TagValues } from '#wire/personalisation.ts'
import { shownColors } from '#wire/readable-color.ts'
import { useHasApp } from '#src/pages/shared/has-app.ts'

/** A design as the customer of a proposal sees it; undefined while it is not known, and where there is none. */
export function useSeenDesign(id: number | null, values: TagValues): ViewedDesign | undefined {
  const hasApp = useHasApp()
  const whole = useQuery({ ...designQueries.list(), enabled: hasApp && id !== null })
  const plain = useQuery({ ...templateQueries.designs(), enabled: !hasApp && id !== null })
  const design = whole.data?.find((one) => one.id === id)
  const named = plain.data?.find((one) => one.id === id)
  return useMemo(() => {
    if (design) return seen(design, values)
    return (
      named && {
        ...named,
        ...shownColors(named.colors),
        fonts: fontsNamed(named.font),
        cover: null,
        header: '',
        footer: '',
      }
    )
  }, [design, named, values])
}

type Whole = Omit<ViewedDesign, 'cover' | 'accent' | 'accent_dark' | 'ink'> & {
  cover: boolean
  cover_picture: NonNullable<ViewedDesign['cover']>['picture']
}

/** The same of one that is being made. */
export const seen = ({ colors, font, fonts, cover, cover_picture, header, footer }: Whole, values: TagValues) => ({
  colors,
  ...shownColors(colors),
  font,
  fonts,
  cover: cover ? { picture: cover_picture } : null,
  header: fillText(header, values),
  footer: fillText(footer, values),
})
