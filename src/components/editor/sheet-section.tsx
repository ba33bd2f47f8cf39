import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef, type KeyboardEvent } from 'react'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'
import { RichTextField } from '#src/components/rich-text/rich-text-field.tsx'
import type { TextInsert } from '#src/components/rich-text/text-inserts.ts'
import type { TextTags } from '#src/components/rich-text/text-tags.ts'
import type { DraftSection } from '#src/draft/document.ts'
import { useSaveSection } from './section-blocks.tsx'
import { SheetBlock, type BlockActs } from './sheet-block.tsx'
import css from './content-sheet.module.css'

type Props = BlockActs & {
  section: DraftSection
  at: number
  count: number
  /** Added just now: its title is written first. */
  isNew: boolean
  readOnly: boolean
  tags: TextTags
  pictures: PicturePort
  /** What can be put in below it, by its key. */
  inserts: (key: string) => readonly TextInsert[]
  onWrite: (key: string, part: Partial<DraftSection>) => void
  onRemove: (section: DraftSection) => void
}

/** Drawn anew only when it changes itself: a key in one leaves the others alone. */
export const SheetSection = memo(function SheetSection({ section, isNew, onWrite, onRemove, ...rest }: Props) {
  const { t } = useLingui()
  const { key, title, html } = section
  const { readOnly, tags, pictures, inserts, ...block } = rest
  const save = useSaveSection(section)
  const heading = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isEmpty = title === '' && html === ''
    if (event.key === 'Enter' || (event.key === 'ArrowDown' && event.currentTarget.selectionStart === title.length)) {
      event.preventDefault()
      event.currentTarget.parentElement?.querySelector<HTMLElement>('[contenteditable]')?.focus()
    } else if (event.key === 'Backspace' && isEmpty && !readOnly) {
      event.preventDefault()
      onRemove(section)
    }
  }
  return (
    <SheetBlock
      {...block}
      readOnly={readOnly}
      part={key}
      name={title || t`Untitled section`}
      more={[...save, { label: t`Remove section`, onSelect: () => onRemove(section) }]}
    >
      <textarea
        ref={heading}
        className={css.title}
        rows={1}
        aria-label={t`Title`}
        placeholder={t`Untitled section`}
        value={title}
        readOnly={readOnly}
        autoComplete="off"
        onKeyDown={keys}
        onChange={(event) => onWrite(key, { title: event.target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <RichTextField
        bare
        label={t`Text`}
        value={html}
        readOnly={readOnly}
        tags={tags}
        pictures={pictures}
        inserts={() => inserts(key)}
        onChange={(written) => onWrite(key, { html: written })}
      />
    </SheetBlock>
  )
})
