import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { signInSettingsQueries } from '#src/api/settings-sign-in.ts'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import css from '#src/components/settings/section-form.module.css'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import type { Answer } from '#wire/operation.ts'
import type { getOwnFactors } from '#wire/settings-sign-in.ts'
import factorsCss from './factors.module.css'

type Factors = Answer<typeof getOwnFactors>

function wordsOf({ authenticator_app, passkeys, recovery_codes }: Factors) {
  const has = [
    ...(passkeys > 0 ? [plural(passkeys, { one: '# passkey', other: '# passkeys' })] : []),
    ...(authenticator_app ? [t`authenticator app`] : []),
    ...(authenticator_app || passkeys > 0
      ? [plural(recovery_codes, { one: '# recovery code left', other: '# recovery codes left' })]
      : []),
  ]
  return has.length === 0 ? t`Password only.` : t`Set up: ${has.join(', ')}.`
}

/** What one signs in with beside the password; changed on a page of the service's own. */
export function Factors() {
  const { t, i18n } = useLingui()
  const query = useQuery(signInSettingsQueries.ownFactors())
  return (
    <div className={css.form}>
      <FormSection
        title={t`Two-step sign-in`}
        about={t`A passkey or an authenticator app keeps others out, also when they know your password.`}
      >
        <Wide>
          <QueryStates query={query} rows={1}>
            {(factors) => (
              <>
                <p>{wordsOf(factors)}</p>
                <p className={factorsCss.change}>
                  <a href={`${factors.change_at}&ui_locales=${i18n.locale}`}>
                    <Trans>Change how you sign in</Trans>
                  </a>
                </p>
              </>
            )}
          </QueryStates>
        </Wide>
      </FormSection>
    </div>
  )
}
