import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { AddressesField } from './addresses-field.tsx'
import css from './application-fields.module.css'
import { SettingName } from './named-fields.tsx'

export type ApplicationFields = { name: string; confidential: boolean; redirect_uris: string[] }

/** An application that asks for access; a new one has no client id yet, and whether it has a secret is decided once. */
export function ApplicationFormFields({ clientId }: { clientId: string | undefined }) {
  const { t } = useLingui()
  const { register } = useFormContext<ApplicationFields>()
  return (
    <>
      {clientId !== undefined && (
        <Wide>
          <p className={css.clientId}>
            <Trans>
              Client ID <code>{clientId}</code>
            </Trans>{' '}
            <CopyText text={clientId} />
          </p>
        </Wide>
      )}
      <SettingName help={t`Shown when asking for access`} />
      {clientId === undefined && (
        <Wide>
          <CheckboxField
            {...register('confidential')}
            label={t`Confidential client (has a secret)`}
            help={t`On for a server application. Off for a browser or mobile app (PKCE).`}
          />
        </Wide>
      )}
      <AddressesField />
    </>
  )
}
