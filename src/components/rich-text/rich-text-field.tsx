import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useId } from 'react'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import { fieldClasses, fieldParts, type FieldParts } from '#src/components/ui/field-parts.tsx'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import { isTag, unfilled, type TagValues } from '#wire/personalisation.ts'
import css from './rich-text-field.module.css'

/** Brings the code that writes text, ahead of the first field. */
export const openRichText = () => import('./rich-text-editor.tsx')
const RichTextEditor = lazy(() => openRichText().then(({ RichTextEditor }) => ({ default: RichTextEditor })))

/** What a text may be filled with: the tags that can be put in, and what stands in their place as far as it is known. */
export type TextTags = { known: Tags; values: TagValues }

type Props = FieldParts & {
  /** HTML of wire section 5. A change by the person alone calls `onChange`, never opening the text. */
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  readOnly?: boolean
  tags?: TextTags | undefined
}

/** A text with headings, lists and emphasis, written as it will be read. */
export function RichTextField({ label, help, error, optional = false, value, tags, ...rest }: Props) {
  const id = useId()
  const parts = fieldParts({ label, help, error, optional })
  const words = tags ? unfilled([value], tags.values) : []
  const described = [words.length > 0 && `${id}-tags`, (error ?? help) !== undefined && `${id}-help`]
  return (
    <div>
      <span id={`${id}-label`} className={fieldClasses.label}>
        {parts.label}
      </span>
      <div className={css.frame} data-error={error ? true : undefined} data-read-only={rest.readOnly}>
        <Suspense fallback={<Unopened html={value} />}>
          <RichTextEditor
            {...rest}
            value={value}
            tags={tags}
            labelledBy={`${id}-label`}
            describedBy={described.filter(Boolean).join(' ')}
            invalid={Boolean(error)}
          />
        </Suspense>
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
          <Trans>Nothing fills {tags} yet.</Trans>
        </p>
      )}
      {others !== '' && (
        <p className={css.others}>
          <Trans>No tag, and stays as it is: {others}</Trans>
        </p>
      )}
    </>
  )
}

/** The text can be read before it can be written. */
const Unopened = ({ html }: { html: string }) => (
  <div className={css.unopened}>
    <Suspense fallback={null}>
      <SafeHtml html={html} />
    </Suspense>
  </div>
)
