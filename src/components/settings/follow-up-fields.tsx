import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { formatDate } from '#src/locales/formats.ts'
import type { FollowUpSettings } from '#wire/settings-follow-up.ts'
import css from './follow-up-fields.module.css'

export type FollowUpFields = Pick<FollowUpSettings, 'working_days' | 'send_from' | 'send_until'>

/** On which days and between which hours follow-up is sent, on the account's clock. */
export function FollowUpFormFields({ zone }: { zone: string }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<FollowUpFields>()
  const { errors } = formState
  return (
    <>
      <Wide>
        <WorkingDays />
      </Wide>
      <TextField {...register('send_from')} type="time" label={t`Send from`} error={errors.send_from?.message} />
      <TextField {...register('send_until')} type="time" label={t`Send until`} error={errors.send_until?.message} />
      <Wide>
        <p className={css.zone}>
          <Trans>
            Times are in {zone}. <Link to="/settings/account">Change time zone</Link>
          </Trans>
        </p>
      </Wide>
    </>
  )
}

/** A Monday. */
const monday = Date.UTC(2024, 0, 1)
const day = 24 * 60 * 60 * 1000
/** ISO: 1 is Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7]

function WorkingDays() {
  const { t } = useLingui()
  const { control } = useFormContext<FollowUpFields>()
  const fault = useId()
  return (
    <Controller
      control={control}
      name="working_days"
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <fieldset className={css.days} aria-describedby={error ? fault : undefined}>
          <legend>
            <Trans>Working days</Trans>
          </legend>
          <p className={css.help}>{t`Steps counted in working days skip the other days.`}</p>
          <div className={css.ticks}>
            {weekdays.map((weekday, at) => (
              <CheckboxField
                key={weekday}
                ref={at === 0 ? ref : undefined}
                label={formatDate(new Date(monday + at * day), { weekday: 'long', timeZone: 'UTC' })}
                checked={value.includes(weekday)}
                aria-invalid={error ? true : undefined}
                onBlur={onBlur}
                onChange={({ currentTarget }) =>
                  onChange(weekdays.filter((one) => (one === weekday ? currentTarget.checked : value.includes(one))))
                }
              />
            ))}
          </div>
          {error && (
            <p id={fault} role="alert" className={css.fault}>
              {error.message}
            </p>
          )}
        </fieldset>
      )}
    />
  )
}
