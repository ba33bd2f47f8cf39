import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldClasses, fieldParts, type FieldParts } from '#src/components/ui/field-parts.tsx'
import { cleaner } from '#src/components/ui/clean-html.ts'
import { MissingPart } from '#src/components/ui/missing-part.tsx'
import { partOf } from '#src/components/ui/part.tsx'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import { newPart } from '#src/parts.ts'
import { isTag, unfilled } from '#wire/personalisation.ts'
import type { PicturePort } from './picture-uploads.ts'
import css from './rich-text-field.module.css'
import type { TextInsert } from './text-inserts.ts'
import type { TextTags } from './text-tags.ts'

/** Brings the code that writes text, ahead of the first field. */
export const openRichText = newPart(async () => {
  const [{ RichTextEditor }] = await Promise.all([import('./rich-text-editor.tsx'), cleaner()])
  return RichTextEditor
})
const RichTextEditor = partOf(openRichText, {
  fallback: ({ value }) => <Unopened html={value} />,
  missing: ({ value }, again) => (
    <>
      <MissingPart onRetry={again} />
      <Unopened html={value} />
    </>
  ),
})

type Props = FieldParts & {
  /** HTML (interface, section 5). A change by the person alone calls `onChange`, never opening the text. */
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  readOnly?: boolean
  tags?: TextTags | undefined
  /** It stands on a sheet, without a frame: its label is only told, its tools come while it is written. */
  bare?: boolean
  /** Takes pictures in; without it the text holds none. */
  pictures?: PicturePort | undefined
  /** What can be put in below such a text; asked when its menu opens. */
  inserts?: (() => readonly TextInsert[]) | undefined
}

/** A text with headings, lists and emphasis, written as it will be read. */
export function RichTextField({ label, help, error, optional = false, value, tags, bare = false, ...rest }: Props) {
  const id = useId()
  const parts = fieldParts({ label, help, error, optional })
  const words = tags ? unfilled([value], tags.values) : []
  const described = [words.length > 0 && `${id}-tags`, (error ?? help) !== undefined && `${id}-help`]
  return (
    <div>
      <span id={`${id}-label`} className={bare ? css.told : fieldClasses.label}>
        {parts.label}
      </span>
      <div className={bare ? css.bare : css.frame} data-error={error ? true : undefined} data-read-only={rest.readOnly}>
        <RichTextEditor
          {...rest}
          value={value}
          tags={tags}
          labelledBy={`${id}-label`}
          describedBy={described.filter(Boolean).join(' ')}
          invalid={Boolean(error)}
        />
      </div>
      {words.length > 0 && (
        <div id={`${id}-tags`}>
          <Unfilled words={words} />
        </div>
      )}
      {(error ?? help) !== undefined && (
        <p id={`${id}-help`} className={error ? fieldClasses.error : fieldClasses.description}>
          {parts.error ?? parts.description}
        </p>
      )}
    </div>
  )
}

/** The tags that nothing fills, and apart from them what reads like a tag and is none: a slip, or plain text. */
function Unfilled({ words }: { words: readonly string[] }) {
  const tags = words.filter(isTag).join(', ')
  const others = words.filter((word) => !isTag(word)).join(', ')
  return (
    <>
      {tags !== '' && (
        <p className={css.unfilled}>
          <Trans>No value for {tags}.</Trans>
        </p>
      )}
      {others !== '' && (
        <p className={css.others}>
          <Trans>Unknown tags, shown as text: {others}</Trans>
        </p>
      )}
    </>
  )
}

/** The text can be read before it can be written. */
const Unopened = ({ html }: { html: string }) => (
  <div className={css.unopened}>
    <SafeHtml html={html} />
  </div>
)
