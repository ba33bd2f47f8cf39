import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useId } from 'react'
import { unfilledTags } from '#src/components/personalisation/fill-tags.ts'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import { fieldClasses, fieldParts, type FieldParts } from '#src/components/ui/field-parts.tsx'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import type { TagValues } from '#wire/personalisation.ts'
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
  const unfilled = tags ? unfilledTags([value], tags.values).join(', ') : ''
  const described = [unfilled !== '' && `${id}-tags`, (error ?? help) !== undefined && `${id}-help`]
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
      {unfilled !== '' && (
        <p id={`${id}-tags`} className={css.unfilled}>
          <Trans>Nothing fills {unfilled} yet.</Trans>
        </p>
      )}
      {(error ?? help) !== undefined && (
        <p id={`${id}-help`} className={error ? fieldClasses.error : fieldClasses.description}>
          {parts.error ?? parts.description}
        </p>
      )}
    </div>
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
