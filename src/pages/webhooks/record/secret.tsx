import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { useRotateSecret, webhookQueries } from '#src/api/webhooks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Fact } from '#src/components/ui/facts.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import css from './secret.module.css'
import { inHours, oldSecretLife } from '#wire/limits.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

const hours = inHours(oldSecretLife)

/** What deliveries are signed with: masked, and not even fetched, until somebody wants to see it. */
export function WebhookSecret({ id }: { id: number }) {
  const { t } = useLingui()
  const [revealed, setRevealed] = useState(false)
  const [asks, setAsks] = useState(false)
  const { data: secrets, error } = useQuery({ ...webhookQueries.secrets(id), enabled: revealed })
  const { mutate, isPending } = useRotateSecret(id)
  const rotate = () =>
    mutate(undefined, {
      onSuccess: () => {
        setRevealed(true)
        void showToast({ text: t`New secret active. The old one stays valid for ${hours} hours` })
      },
      onError: (error) => void sayFailed(error),
      onSettled: () => setAsks(false),
    })
  return (
    <>
      <Fact name={t`Signing secret`}>
        {revealed && secrets ? (
          secrets.map(({ secret, date_expires }) => (
            <span key={secret} className={css.one}>
              <code className={css.secret}>{secret}</code>
              {date_expires !== null && (
                <span className={css.until}>
                  <Trans>
                    Previous secret, valid until <DateText date={date_expires} inSentence />
                  </Trans>
                </span>
              )}
              <CopyText text={secret} label={date_expires === null ? t`Copy secret` : t`Copy old secret`} />
            </span>
          ))
        ) : (
          <code className={css.secret}>whsec_••••••••••••</code>
        )}
        {error && revealed && <span role="alert">{messageFor(error)}</span>}
        <span className={css.acts}>
          <Button aria-expanded={revealed} onClick={() => setRevealed(!revealed)}>
            {revealed ? t`Hide` : t`Reveal`}
          </Button>
          <Button onClick={() => setAsks(true)}>
            <Trans>Rotate…</Trans>
          </Button>
        </span>
      </Fact>
      <ConfirmDialog
        opened={asks}
        title={t`Rotate the signing secret?`}
        confirm={t`Create new secret`}
        busy={isPending}
        onConfirm={rotate}
        onClose={() => setAsks(false)}
      >
        <Trans>
          A new secret signs from now on. The current one stays valid for {hours} hours; until then, deliveries carry
          both signatures.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
