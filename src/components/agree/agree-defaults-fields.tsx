import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { FormSection } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import css from './agree-fields.module.css'
import { AgreeFormFields } from './agree-fields.tsx'
import { signerWords } from './agree-words.ts'
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
            {Object.entries(signerWords).map(([value, words]) => (
              <option key={value} value={value}>
                {t(words)}
              </option>
            ))}
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
