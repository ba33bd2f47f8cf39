import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Icon } from '#src/components/ui/icon.tsx'
import { SearchField } from '#src/components/ui/search-field.tsx'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import type { NewProposalFields } from './fields.ts'
import css from './template-gallery.module.css'
import { TemplateBrings } from './template-brings.tsx'
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
      aria-describedby={fieldState.invalid ? `${name}-fault` : `${name}-about`}
    >
      <legend className={css.legend}>{t`Template`}</legend>
      <p id={`${name}-about`} className={css.about}>{t`Provides text, design and price tables.`}</p>
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
            <TemplateBrings
              id={`${name}-${template.id}-brings`}
              template={brought.get(template.id)}
              currency={currency}
            />
          </label>
        ))}
      </div>
      <p role="status">
        {found.length === 0 && (
          <span className={css.nothing}>{templates.length === 0 ? t`No templates yet` : t`No results`}</span>
        )}
      </p>
    </fieldset>
  )
}

const matches = ({ name }: Template, wanted: string) =>
  name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
