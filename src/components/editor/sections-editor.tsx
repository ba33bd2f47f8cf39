import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { RichTextField } from '#src/components/rich-text/rich-text-field.tsx'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'
import type { TextTags } from '#src/components/rich-text/text-tags.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { LineActs } from '#src/components/ui/line-acts.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { Toast } from '#src/components/ui/toasts.tsx'
import type { DraftSection } from '#src/draft/document.ts'
import { AddBlock, SaveSection } from './section-blocks.tsx'
import css from './sections-editor.module.css'

type Sections = readonly DraftSection[]

type Props = {
  sections: Sections
  /** Changes the sections as they are by then. */
  onChange: (write: (sections: Sections) => Sections) => void
  /** Says what was removed; the toast goes when its undo would no longer work. */
  onRemoved: (toast: Toast) => void
  readOnly: boolean
  tags: TextTags
  pictures: PicturePort
}

/** What the customer reads, section by section, in the order it is read. */
export function SectionsEditor({ sections, onChange, onRemoved, readOnly, tags, pictures }: Props) {
  const [added, setAdded] = useState<string>()
  const foot = useRef<HTMLDivElement>(null)
  const add = () => {
    const key = crypto.randomUUID()
    setAdded(key)
    onChange((sections) => [...sections, { key, id: null, title: '', html: '' }])
  }
  const remove = useCallback(
    (section: DraftSection, at: number) => {
      onChange((sections) => sections.filter(({ key }) => key !== section.key))
      foot.current?.querySelector('button')?.focus()
      const undo = () => onChange((sections) => sections.toSpliced(at, 0, section))
      onRemoved({ text: section.title ? t`“${section.title}” removed` : t`Section removed`, undo })
    },
    [onChange, onRemoved],
  )
  return (
    <div className={css.root}>
      {sections.length === 0 && (
        <p className={css.empty}>
          <Trans>No text yet.</Trans>
        </p>
      )}
      {sections.map((section, at) => (
        <Section
          key={section.key}
          section={section}
          at={at}
          count={sections.length}
          isNew={section.key === added}
          readOnly={readOnly}
          tags={tags}
          pictures={pictures}
          onChange={onChange}
          onRemove={remove}
        />
      ))}
      {!readOnly && (
        <div ref={foot} className={css.add}>
          <Button icon={<Icon of={IconPlus} />} onClick={add}>
            <Trans>Add section</Trans>
          </Button>
          <AddBlock onAdd={(section) => onChange((sections) => [...sections, section])} />
        </div>
      )}
    </div>
  )
}

type SectionProps = Omit<Props, 'sections' | 'onRemoved'> & {
  section: DraftSection
  at: number
  count: number
  /** Added just now: its title is written first. */
  isNew: boolean
  onRemove: (section: DraftSection, at: number) => void
}

/** Drawn anew only when it changes itself: a key in one leaves the others alone. */
const Section = memo(function Section({
  section,
  at,
  count,
  isNew,
  readOnly,
  onChange,
  onRemove,
  ...texts
}: SectionProps) {
  const { key, title, html } = section
  const write = (part: Partial<DraftSection>) =>
    onChange((sections) => sections.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const { t } = useLingui()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [isNew])
  return (
    <section className={css.section} aria-label={title || t`Untitled section`} data-section={key}>
      <div className={css.head}>
        <TextField
          ref={first}
          label={t`Title`}
          value={title}
          readOnly={readOnly}
          autoComplete="off"
          onChange={(event) => write({ title: event.target.value })}
        />
        {!readOnly && <SaveSection title={title} html={html} />}
        {!readOnly && (
          <LineActs
            what={title || t`untitled section`}
            at={at}
            count={count}
            onMove={(to) => onChange((sections) => sections.toSpliced(at, 1).toSpliced(to, 0, section))}
            onRemove={() => onRemove(section, at)}
            inline
          />
        )}
      </div>
      <RichTextField label={t`Text`} value={html} readOnly={readOnly} {...texts} onChange={(html) => write({ html })} />
    </section>
  )
})
