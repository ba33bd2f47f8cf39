import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useFormState } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import css from './agree-fields.module.css'
import { AgreeFormFields } from './agree-fields.tsx'
import type { AgreeForm } from './agree-values.ts'

type Signer = ProposalAgreement['signers'][number]

export type AgreementForm = AgreeForm & {
  signers: Pick<Signer, 'contact_people_id' | 'signature'>[]
  /** `2026-12-19`; empty for no end. */
  valid_until: string
}

type Props = { signed: boolean; receivers: readonly Signer[] }

/** Until when, who signs, and what they are asked. What somebody has signed stays. */
export function AgreementFields({ signed, receivers }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<AgreementForm>()
  const { errors } = useFormState<AgreementForm>()
  return (
    <>
      <FormSection title={t`Signing`}>
        <TextField
          optional
          type="date"
          label={t`Valid until`}
          error={errors.valid_until?.message}
          {...register('valid_until')}
        />
        {!signed && (
          <Wide>
            <ul aria-label={t`Signers`}>
              {receivers.map(({ contact_people_id, fullname }, at) => (
                <li key={contact_people_id} className={css.signer}>
                  <span>{fullname}</span>
                  <select aria-label={t`Signature of ${fullname}`} {...register(`signers.${at}.signature`)}>
                    <option value="required">{t`Must sign`}</option>
                    <option value="allowed">{t`May sign`}</option>
                    <option value="none">{t`Read only`}</option>
                  </select>
                </li>
              ))}
            </ul>
          </Wide>
        )}
      </FormSection>
      {signed ? (
        <FormSection title={t`Password`}>
          <Wide>
            <CheckboxField label={t`Require a password`} {...register('password')} />
            <p>
              <Trans>Somebody has signed. Fields, terms and signers can no longer change.</Trans>
            </p>
          </Wide>
        </FormSection>
      ) : (
        <AgreeFormFields />
      )}
    </>
  )
}
