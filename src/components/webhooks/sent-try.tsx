import type { Delivery } from '#wire/deliveries.ts'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { curlOf } from './curl.ts'
import css from './sent-try.module.css'
import { TryLine } from './try-line.tsx'

type Try = Delivery['tries'][number]

/** One try in full: the headers as sent, and the answer as it came. */
export const SentTry = ({ of, body }: { of: Try; body: string }) => (
  <article className={css.root} aria-label={`Try ${of.number}`}>
    <TryLine of={of} />
    <h4>Sent to {of.payload_url}</h4>
    <Headers label="Headers as sent" headers={of.request_headers} />
    <p className={css.acts}>
      <CopyText text={curlOf({ ...of, headers: of.request_headers, body })} label="Copy as curl" />
    </p>
    <h4>Answer</h4>
    {of.status === null ? (
      <p className={css.none}>{of.error || 'No answer came.'}</p>
    ) : (
      <>
        <Headers label="Headers of the answer" headers={of.response_headers} />
        <TextBlock label="Body of the answer" text={of.response_body} />
        {of.response_cut && (
          <p className={css.cut}>The answer was longer than 64 kB. It was cut off there; the rest was not read.</p>
        )}
      </>
    )}
  </article>
)

const Headers = ({ label, headers }: { label: string; headers: Try['request_headers'] }) =>
  headers.length === 0 ? (
    <p className={css.none}>No headers</p>
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
    <p className={css.none}>Nothing in the body</p>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={css.text} tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  )
