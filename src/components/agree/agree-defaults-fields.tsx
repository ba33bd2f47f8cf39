import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { FormSection } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import css from './agree-fields.module.css'
import { AgreeFormFields } from './agree-fields.tsx'
import { useFaults } from './use-faults.ts'

/** What a new proposal starts with, who signs and until when: an `AgreeDefaultsForm`, whose fields begin with `at`. */
export function AgreeDefaultsFields({ at = '' }: { at?: string }) {
  const { t } = useLingui()
  const { register } = useFormContext()
  const faultOf = useFaults()
  return (
    <>
      <FormSection title={t`Signing`}>
        <label className={css.kind}>
          <span>{t`Required signatures`}</span>
          <select {...register(`${at}signers`)}>
            <option value="all">{t`Every receiver`}</option>
            <option value="first">{t`First receiver`}</option>
            <option value="anyone">{t`Anyone`}</option>
          </select>
        </label>
        <TextField
          optional
          inputMode="numeric"
          label={t`Validity in days`}
          help={t`Counted from the first send.`}
          error={faultOf(`${at}valid_days`)}
          {...register(`${at}valid_days`)}
        />
      </FormSection>
      <AgreeFormFields at={at} />
    </>
  )
}
