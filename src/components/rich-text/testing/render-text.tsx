import { useState } from 'react'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { TextTags } from '#src/components/rich-text/text-tags.ts'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'
import { RichTextField } from '#src/components/rich-text/rich-text-field.tsx'

type Text = { value: string; tags?: TextTags; upload: PicturePort['upload'] }

/** A text called “Text” that keeps what is written; `last` is what it was written as last. */
export function renderText({ value, tags, upload }: Text) {
  const written = vi.fn<(html: string) => void>()
  function Written() {
    const [text, setText] = useState(value)
    return (
      <RichTextField
        label="Text"
        value={text}
        tags={tags}
        pictures={{ upload }}
        onChange={(html) => {
          written(html)
          setText(html)
        }}
      />
    )
  }
  render(<Written />)
  return { last: () => written.mock.lastCall?.[0] }
}

export const text = page.getByRole('textbox', { name: 'Text', exact: true })
