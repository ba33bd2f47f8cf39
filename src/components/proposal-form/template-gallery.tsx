import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Icon } from '#src/components/ui/icon.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { SearchField } from '#src/components/ui/search-field.tsx'
import { listed } from '#src/locales/formats.ts'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import type { NewProposalFields } from './fields.ts'
import css from './template-gallery.module.css'
import { TemplatePreview } from './template-preview.tsx'

type Template = { id: number; name: string }

type Props = {
  templates: readonly Template[]
  /** What they bring, by id, once it is known. */
  brought: ReadonlyMap<number, GalleryTemplate>
  currency: string | undefined
  onChosen: (id: number, before: number | null) => void
}

/** From so many on they are searched rather than looked through. */
const many = 7

/** Favorite templates by picture, each with what it brings; one is chosen. */
export function TemplateGallery({ templates, brought, currency, onChosen }: Props) {
  const { t } = useLingui()
  const { control } = useFormContext<NewProposalFields>()
  const { field, fieldState } = useController({ control, name: 'proposal_template_id' })
  const [wanted, setWanted] = useState('')
  const name = useId()
  const found = templates.filter((one) => matches(one, wanted) || one.id === field.value)
  return (
    <fieldset
      role="radiogroup"
      className={css.root}
      aria-invalid={fieldState.invalid || undefined}
      aria-describedby={fieldState.invalid ? `${name}-fault` : undefined}
    >
      <legend className={css.legend}>{t`Template`}</legend>
      {templates.length >= many && (
        <SearchField label={t`Search templates`} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      )}
      {fieldState.error && (
        <p id={`${name}-fault`} className={css.fault}>
          <Icon of={IconAlertTriangle} size={14} />
          {fieldState.error.message}
        </p>
      )}
      <div className={css.cards}>
        {found.map((template, at) => (
          <label key={template.id} className={css.card}>
            <input
              ref={at === 0 ? field.ref : undefined}
              type="radio"
              name={name}
              className={css.choice}
              aria-labelledby={`${name}-${template.id}`}
              aria-describedby={`${name}-${template.id}-brings`}
              checked={field.value === template.id}
              onBlur={field.onBlur}
              onChange={() => {
                const before = field.value
                field.onChange(template.id)
                onChosen(template.id, before)
              }}
            />
            <TemplatePreview name={template.name} brings={brought.get(template.id)} />
            <b id={`${name}-${template.id}`} className={css.name}>
              {template.name}
            </b>
            <Brings id={`${name}-${template.id}-brings`} template={brought.get(template.id)} currency={currency} />
          </label>
        ))}
      </div>
      <p role="status">{found.length === 0 && <span className={css.nothing}>{t`No results`}</span>}</p>
    </fieldset>
  )
}

const matches = ({ name }: Template, wanted: string) =>
  name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())

type BringsProps = { id: string; template: GalleryTemplate | undefined; currency: string | undefined }

/** Its place is kept until it is known. */
function Brings({ id, template, currency }: BringsProps) {
  if (!template) return <span id={id} className={css.brings} />
  const { sections, pricetables, price_total, attachments, valid_days, design } = template
  return (
    <span id={id} className={css.brings}>
      {sections.length > 0 && <Texts titles={sections} />}
      {pricetables.map(({ title, rows }, at) => (
        <span key={at} className={css.prices}>
          <span className={css.short}>{title || <Trans>Prices</Trans>}</span>
          <Plural value={rows} one="# row" other="# rows" />
        </span>
      ))}
      {price_total !== 0 && (
        <span className={css.prices}>
          <Trans>Excl. VAT</Trans>
          <Money value={price_total} currency={currency} plain />
        </span>
      )}
      {attachments.length > 0 && (
        <span className={css.short} title={listed(attachments)}>
          <Plural value={attachments.length} one="# attachment" other="# attachments" />: {listed(attachments)}
        </span>
      )}
      {valid_days !== null && (
        <span>
          <Plural value={valid_days} one="Valid for # day" other="Valid for # days" />
        </span>
      )}
      {design && (
        <span className={css.short}>
          <Trans>Design {design.name}</Trans>
        </span>
      )}
    </span>
  )
}

function Texts({ titles }: { titles: readonly string[] }) {
  const named = listed(titles.filter(Boolean))
  return (
    <span className={css.texts} title={named}>
      <Plural value={titles.length} one="# section" other="# sections" />
      {named && `: ${named}`}
    </span>
  )
}
