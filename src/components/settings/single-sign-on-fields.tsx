import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { CopiedCode } from './copied-code.tsx'
import css from './shown-once.module.css'

export type SingleSignOnFields = {
  title: string
  issuer: string
  client_id: string
  client_secret: string
  /** Separated by commas or spaces. */
  domains: string
  role: string
  only_way: boolean
  /** Id of a user, or empty. */
  emergency: string
}

type Choice = { value: string; label: string }
type Props = {
  /** A secret is kept already. */
  hasSecret: boolean
  redirectUri: string
  /** Active administrators. */
  admins: readonly Choice[]
}

/** The provider as it is registered there, and what it may do here. */
export function SingleSignOnFormFields({ hasSecret, redirectUri, admins }: Props) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<SingleSignOnFields>()
  const field = (name: 'title' | 'issuer' | 'client_id' | 'client_secret' | 'domains') => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    spellCheck: false,
  })
  const roles = [
    { value: 'reader', label: t`Reader` },
    { value: 'seller', label: t`Seller` },
    { value: 'admin', label: t`Admin` },
  ]
  return (
    <>
      <Wide>
        <p>
          <Trans>Register this redirect URI at the provider:</Trans>
        </p>
        <div className={css.secret}>
          <CopiedCode label={t`Redirect URI`} text={redirectUri} />
        </div>
      </Wide>
      <TextField {...field('title')} label={t`Name`} help={t`On the sign-in page: “Sign in with …”`} />
      <TextField {...field('issuer')} label={t`Issuer`} help={t`Its address, https://…`} inputMode="url" />
      <TextField {...field('client_id')} label={t`Client ID`} />
      <TextField
        {...field('client_secret')}
        label={t`Client secret`}
        type="password"
        autoComplete="new-password"
        help={hasSecret ? t`Leave empty to keep the one from before` : undefined}
      />
      <TextField
        {...field('domains')}
        label={t`Email domains`}
        help={t`Only addresses of these, separated by commas`}
        inputMode="url"
      />
      <Picked name="role" label={t`Role of newcomers`} choices={roles} />
      <Wide>
        <CheckboxField {...register('only_way')} label={t`The only way to sign in`} />
      </Wide>
      <Wide>
        <Picked
          name="emergency"
          label={t`Who may still use a password`}
          help={t`An administrator, in case the provider fails`}
          choices={admins}
        />
      </Wide>
    </>
  )
}

type PickedProps = { name: 'role' | 'emergency'; label: string; help?: string; choices: readonly Choice[] }

function Picked({ name, label, help, choices }: PickedProps) {
  const { control } = useFormContext<SingleSignOnFields>()
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={label}
      help={help}
      error={fieldState.error?.message}
      clearable={name === 'emergency'}
      data={[...choices]}
      onChange={(value) => field.onChange(value ?? '')}
    />
  )
}
