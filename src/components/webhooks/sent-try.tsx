import { Trans, useLingui } from '@lingui/react/macro'
import type { Delivery } from '#wire/deliveries.ts'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { inKilobytes, maxWebhookAnswerBytes } from '#wire/limits.ts'
import { curlOf } from './curl.ts'
import css from './sent-try.module.css'
import { TryLine } from './try-line.tsx'

type Try = Delivery['tries'][number]

const kept = inKilobytes(maxWebhookAnswerBytes)

/** One try in full: the headers as sent, and the answer as it came. */
export const SentTry = ({ of, body }: { of: Try; body: string }) => {
  const { t } = useLingui()
  return (
    <article className={css.root} aria-label={t`Attempt ${of.number}`}>
      <TryLine of={of} />
      <h3>
        <Trans>Sent to {of.payload_url}</Trans>
      </h3>
      <Headers label={t`Request headers`} headers={of.request_headers} />
      <p className={css.acts}>
        <CopyText text={curlOf({ ...of, headers: of.request_headers, body })} label={t`Copy as curl`} />
      </p>
      <h3>
        <Trans>Reply</Trans>
      </h3>
      {of.status === null ? (
        <p className={css.none}>{of.error || t`No response.`}</p>
      ) : (
        <>
          <Headers label={t`Response headers`} headers={of.response_headers} />
          <TextBlock label={t`Response body`} text={of.response_body} />
          {of.response_cut && (
            <p className={css.cut}>
              <Trans>The response was longer than {kept} kB; the rest was not kept.</Trans>
            </p>
          )}
        </>
      )}
    </article>
  )
}

const Headers = ({ label, headers }: { label: string; headers: Try['request_headers'] }) =>
  headers.length === 0 ? (
    <p className={css.none}>
      <Trans>No headers</Trans>
    </p>
  ) : (
    <dl className={css.headers} aria-label={label}>
      {headers.map(({ name, value }, at) => (
        // A header may come twice, and the list never changes.
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

/** The very text; a long one is scrolled to, by keyboard too. */
export const TextBlock = ({ label, text }: { label: string; text: string }) =>
  text === '' ? (
    <p className={css.none}>
      <Trans>Empty body</Trans>
    </p>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={css.text} tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  )
