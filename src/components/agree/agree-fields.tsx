import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import css from './agree-fields.module.css'
import { newField } from './agree-values.ts'
import { agreeTypeWords } from './agree-words.ts'
import { useFaults } from './use-faults.ts'

/** What a customer fills in and agrees with when they accept: an `AgreeForm`, whose fields begin with `at`. */
export function AgreeFormFields({ at = '' }: { at?: string }) {
  const { t } = useLingui()
  const { register } = useFormContext()
  const faultOf = useFaults()
  const { fields, append, remove } = useFieldArray({ name: `${at}fields` })
  return (
    <>
      <FormSection title={t`Fields`} about={t`The signer fills these in.`}>
        <Wide>
          <ul className={css.fields} aria-label={t`Fields`}>
            {fields.map(({ id }, place) => (
              <AgreeField key={id} at={`${at}fields.${place}`} number={place + 1} onRemove={() => remove(place)} />
            ))}
          </ul>
          <Button icon={<Icon of={IconPlus} />} onClick={() => append(newField)}>
            <Trans>Add field</Trans>
          </Button>
        </Wide>
      </FormSection>
      <FormSection title={t`Terms`} about={t`The signer ticks them. Leave both empty for none.`}>
        <Wide>
          <TextField
            optional
            label={t`Link to the terms`}
            error={faultOf(`${at}terms.url`)}
            {...register(`${at}terms.url`)}
          />
        </Wide>
        <Wide>
          <TextareaField
            optional
            autosize
            label={t`Text of the terms`}
            error={faultOf(`${at}terms.text`)}
            {...register(`${at}terms.text`)}
          />
        </Wide>
      </FormSection>
      <FormSection title={t`Password`}>
        <Wide>
          <CheckboxField
            label={t`Require a password`}
            help={t`Each receiver sets one on the first visit.`}
            {...register(`${at}password`)}
          />
        </Wide>
      </FormSection>
    </>
  )
}

type FieldProps = { at: string; number: number; onRemove: () => void }

function AgreeField({ at, number, onRemove }: FieldProps) {
  const { t } = useLingui()
  const { register } = useFormContext()
  const faultOf = useFaults()
  const type: unknown = useWatch({ name: `${at}.type` })
  return (
    <li className={css.field}>
      <TextField label={t`Label of field ${number}`} error={faultOf(`${at}.label`)} {...register(`${at}.label`)} />
      <label className={css.kind}>
        <span>{t`Type`}</span>
        <select {...register(`${at}.type`)}>
          {Object.entries(agreeTypeWords).map(([value, words]) => (
            <option key={value} value={value}>
              {t(words)}
            </option>
          ))}
        </select>
      </label>
      <CheckboxField label={t`Required`} {...register(`${at}.required`)} />
      <IconButton label={t`Remove field ${number}`} onClick={onRemove}>
        <Icon of={IconTrash} />
      </IconButton>
      {type === 'choice' && (
        <TextareaField
          className={css.options}
          label={t`Options, one per line`}
          error={faultOf(`${at}.options`)}
          {...register(`${at}.options`)}
        />
      )}
    </li>
  )
}
