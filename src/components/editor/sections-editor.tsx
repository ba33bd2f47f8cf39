import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { DraftSection } from '#src/draft/document.ts'
import css from './sections-editor.module.css'

type Props = { sections: readonly DraftSection[]; onChange: (sections: readonly DraftSection[]) => void }

/** What the customer reads, section by section, in the order it is read. */
export function SectionsEditor({ sections, onChange }: Props) {
  const write = (key: string, part: Partial<DraftSection>) =>
    onChange(sections.map((section) => (section.key === key ? { ...section, ...part } : section)))
  const add = () => onChange([...sections, { key: crypto.randomUUID(), id: null, title: '', html: '' }])
  return (
    <div className={css.root}>
      {sections.length === 0 && (
        <p className={css.empty}>
          <Trans>This proposal has no text yet.</Trans>
        </p>
      )}
      {sections.map((section, at) => (
        <Section
          key={section.key}
          section={section}
          onWrite={(part) => write(section.key, part)}
          onRemove={() => onChange(sections.filter(({ key }) => key !== section.key))}
          onUp={at === 0 ? undefined : () => onChange(moved(sections, at, at - 1))}
          onDown={at === sections.length - 1 ? undefined : () => onChange(moved(sections, at, at + 1))}
        />
      ))}
      <Button icon={<Icon of={IconPlus} />} onClick={add}>
        <Trans>Add section</Trans>
      </Button>
    </div>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

type SectionProps = {
  section: DraftSection
  onWrite: (part: Partial<DraftSection>) => void
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Section({ section: { title, html }, onWrite, onRemove, onUp, onDown }: SectionProps) {
  const { t } = useLingui()
  const name = title || t`section without a title`
  return (
    <section className={css.section} aria-label={title || t`Section without a title`}>
      <div className={css.head}>
        <TextField label={t`Title`} value={title} onChange={(event) => onWrite({ title: event.target.value })} />
        <IconButton label={t`Move ${name} up`} disabled={!onUp} onClick={onUp}>
          <Icon of={IconArrowUp} />
        </IconButton>
        <IconButton label={t`Move ${name} down`} disabled={!onDown} onClick={onDown}>
          <Icon of={IconArrowDown} />
        </IconButton>
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <Icon of={IconTrash} />
        </IconButton>
      </div>
      <TextareaField
        label={t`Text`}
        help={t`HTML with p, h1 to h6, ul, ol, li, strong, em and hr. Anything else is taken out.`}
        value={html}
        onChange={(event) => onWrite({ html: event.target.value })}
      />
    </section>
  )
}
