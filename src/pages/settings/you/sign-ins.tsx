import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { signInQueries, useEndBrowser, useEndOtherSignIns, useEndSignIn } from '#src/api/sign-ins.ts'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import css from '#src/components/settings/section-form.module.css'
import { SignInList } from '#src/components/settings/sign-in-list.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

/** Where the person is signed in, and the way to end what they do not know. */
export function SignIns() {
  const { t } = useLingui()
  const query = useQuery(signInQueries.list())
  const { end, endOthers, isEnding } = useEnding()
  return (
    <div className={css.form}>
      <FormSection
        title={t`Devices`}
        about={t`Where you are signed in. Sign out what you do not know, then change your password.`}
      >
        <Wide>
          <QueryStates query={query} rows={2}>
            {(signIns) => (
              <>
                <SignInList signIns={signIns} onEnd={(place) => void end(place)} />
                {signIns.applications.length + signIns.browsers.length > 1 && (
                  <Button variant="outline" busy={isEnding} onClick={() => void endOthers()}>
                    <Trans>Sign out everywhere else</Trans>
                  </Button>
                )}
              </>
            )}
          </QueryStates>
        </Wide>
      </FormSection>
    </div>
  )
}

function useEnding() {
  const { t } = useLingui()
  const application = useEndSignIn()
  const browser = useEndBrowser()
  const others = useEndOtherSignIns()
  const end = async ({ kind, id, name }: { kind: 'application' | 'browser'; id: number; name: string }) => {
    try {
      await (kind === 'application' ? application : browser).mutateAsync({ params: { id } })
      await showToast({ text: t`Signed out: ${name}` })
    } catch (error) {
      await sayFailed(error)
    }
  }
  const endOthers = async () => {
    try {
      await others.mutateAsync({})
      await showToast({ text: t`Signed out everywhere else` })
    } catch (error) {
      await sayFailed(error)
    }
  }
  return { end, endOthers, isEnding: others.isPending }
}
