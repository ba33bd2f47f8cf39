import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { isSignedWith } from '#src/components/webhooks/verify-signature.ts'
import css from './verify.module.css'

type Props = { webhookId: number; body: string; headers: readonly { name: string; value: string }[] }
type Verdict = { valid: boolean } | { trouble: string }

/** Holds the signature of the last try against a secret, in the browser: nothing of it is sent anywhere. */
export function WebhookVerify({ webhookId, body, headers }: Props) {
  const { t } = useLingui()
  const headerOf = (name: string) => headers.find((header) => header.name === name)?.value ?? ''
  const client = useQueryClient()
  const [secret, setSecret] = useState('')
  const [text, setText] = useState(body)
  const [verdict, setVerdict] = useState<Verdict>()
  const [isFilling, setFilling] = useState(false)
  const fill = async () => {
    setFilling(true)
    try {
      const [newest] = await client.query({ ...webhookQueries.secrets(webhookId), staleTime: 0 })
      setSecret(newest?.secret ?? '')
      setVerdict(undefined)
    } catch (error) {
      setVerdict({ trouble: messageFor(error) })
    } finally {
      setFilling(false)
    }
  }
  const check = async () => {
    const signed = { id: headerOf('webhook-id'), timestamp: headerOf('webhook-timestamp'), body: text }
    setVerdict({ valid: await isSignedWith(secret, headerOf('webhook-signature'), signed) })
  }
  return (
    <section aria-labelledby="verify-heading" className={css.root}>
      <h2 id="verify-heading">
        <Trans>Verify signature</Trans>
      </h2>
      <p className={css.about}>
        <Trans>Enter the secret and body as received. This browser compares them with the last signature.</Trans>
      </p>
      <TextField
        label={t`Secret`}
        autoComplete="off"
        spellCheck={false}
        value={secret}
        onChange={({ currentTarget: { value } }) => {
          setSecret(value)
          setVerdict(undefined)
        }}
      />
      <TextareaField
        label={t`Body`}
        spellCheck={false}
        rows={5}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setVerdict(undefined)
        }}
      />
      <div className={css.acts}>
        <Button busy={isFilling} onClick={() => void check()}>
          <Trans>Verify</Trans>
        </Button>
        <Button variant="quiet" onClick={() => void fill()}>
          <Trans>Use this webhook’s secret</Trans>
        </Button>
      </div>
      {verdict && <VerdictNotice verdict={verdict} />}
    </section>
  )
}

function VerdictNotice({ verdict }: { verdict: Verdict }) {
  if ('trouble' in verdict) return <Notice tone="danger">{verdict.trouble}</Notice>
  return verdict.valid ? (
    <Notice tone="ok">
      <Trans>Signature valid: the body was signed with this secret.</Trans>
    </Notice>
  ) : (
    <Notice tone="danger">
      <Trans>Signature not valid: different secret or changed body.</Trans>
    </Notice>
  )
}
