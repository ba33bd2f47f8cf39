import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { RichTextField } from '#src/components/rich-text/rich-text-field.tsx'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'
import type { TextTags } from '#src/components/rich-text/text-tags.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { LineActs } from '#src/components/ui/line-acts.tsx'
import { SettingName } from './named-fields.tsx'
import css from './text-fields.module.css'

export type TextFields = { name: string; language: string; sections: { title: string; html: string }[] }

/** What the texts may hold besides words. */
type Texts = { tags: TextTags; pictures: PicturePort }

/** What a customer reads, section by section. */
export function TextFormFields(texts: Texts) {
  const { register, formState } = useFormContext<TextFields>()
  const { t } = useLingui()
  return (
    <>
      <FormSection title={t`Template`} about={t`Shown when choosing a text template.`}>
        <SettingName />
        <TextField
          {...register('language')}
          label={t`Language`}
          help={t`Language code: nl, de, en or en-GB`}
          error={formState.errors.language?.message}
          autoComplete="off"
          spellCheck={false}
        />
      </FormSection>
      <FormSection
        title={t`Sections`}
        about={t`Existing proposals keep their text. Tags in square brackets are filled in.`}
      >
        <Wide>
          <Sections {...texts} />
        </Wide>
      </FormSection>
    </>
  )
}

function Sections(texts: Texts) {
  const { control, formState } = useFormContext<TextFields>()
  const { t } = useLingui()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sections', keyName: 'key' })
  const foot = useRef<HTMLDivElement>(null)
  const whole = formState.errors.sections?.message ?? formState.errors.sections?.root?.message
  const add = () => append({ title: '', html: '' }, { focusName: `sections.${fields.length}.title` })
  return (
    <>
      <p className={css.count}>
        <Plural value={fields.length} _0="No sections yet" one="# section" other="# sections" />
      </p>
      {fields.map(({ key }, at) => (
        <section key={key} className={css.section} aria-label={t`Section ${at + 1}`}>
          <SectionFields at={at} {...texts} />
          <span className={css.acts}>
            <LineActs
              what={t`section ${at + 1}`}
              at={at}
              count={fields.length}
              onMove={(to) => move(at, to)}
              onRemove={() => {
                remove(at)
                foot.current?.querySelector('button')?.focus()
              }}
            />
          </span>
        </section>
      ))}
      {whole !== undefined && <p role="alert">{whole}</p>}
      <div ref={foot}>
        <Button variant="outline" icon={<Icon of={IconPlus} />} onClick={add}>
          <Trans>Add section</Trans>
        </Button>
      </div>
    </>
  )
}

function SectionFields({ at, ...texts }: Texts & { at: number }) {
  const { control, register, formState } = useFormContext<TextFields>()
  const { t } = useLingui()
  const { value, onChange, onBlur } = useController({ control, name: `sections.${at}.html` }).field
  const faults = formState.errors.sections?.[at]
  return (
    <>
      <TextField
        {...register(`sections.${at}.title`)}
        label={t`Title`}
        optional
        error={faults?.title?.message}
        autoComplete="off"
      />
      <div className={css.text}>
        <RichTextField
          label={t`Text`}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          {...texts}
          error={faults?.html?.message}
        />
      </div>
    </>
  )
}
