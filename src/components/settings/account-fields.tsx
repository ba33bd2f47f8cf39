import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import css from './account-fields.module.css'
import { SettingName } from './named-fields.tsx'
import { currencyChoices, localeChoices, notationExample, timeZoneChoices, type Choice } from './notation.ts'

export type AccountFields = { name: string; currency: string; locale: string; time_zone: string }

type Props = {
  /** The locale it has, which stays among the choices. */
  current: string
  /** The time zone it has, which stays among the choices too. */
  zone: string
  /** Of the app: the choices are written in it. */
  language: string
  now: Date
}

/** How the account is called and writes its money, with how that looks. */
export function AccountFormFields({ current, zone, language, now }: Props) {
  const { t } = useLingui()
  return (
    <>
      <SettingName help={t`Shown next to your name in emails and on proposals`} />
      <Picked name="currency" label={t`Currency`} choices={currencyChoices(language)} />
      <Picked name="locale" label={t`Number format`} choices={localeChoices(current, language)} />
      <Picked name="time_zone" label={t`Time zone`} choices={timeZoneChoices(zone)} />
      <Example now={now} />
    </>
  )
}

type PickedProps = { name: 'currency' | 'locale' | 'time_zone'; label: string; choices: Choice[] }

function Picked({ name, label, choices }: PickedProps) {
  const { control } = useFormContext<AccountFields>()
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={label}
      error={fieldState.error?.message}
      limit={60}
      data={choices}
    />
  )
}

function Example({ now }: { now: Date }) {
  const { t } = useLingui()
  const [locale, currency] = useWatch<AccountFields, ['locale', 'currency']>({ name: ['locale', 'currency'] })
  const example = notationExample(locale, currency, now)
  if (!example) return null
  return (
    <Wide>
      <dl className={css.example} aria-label={t`Preview`} aria-live="polite">
        <div>
          <dt>
            <Trans>Amounts</Trans>
          </dt>
          <dd>{example.money}</dd>
        </div>
        <div>
          <dt>
            <Trans>Number</Trans>
          </dt>
          <dd>{example.number}</dd>
        </div>
        <div>
          <dt>
            <Trans>Date</Trans>
          </dt>
          <dd>{example.date}</dd>
        </div>
      </dl>
    </Wide>
  )
}
