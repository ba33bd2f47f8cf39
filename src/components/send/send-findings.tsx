import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import css from './send.module.css'
import type { Finding } from './send-checks.ts'

/** The check before sending: what stands in the way, what is worth a look, and the way to each. */
export const SendFindings = ({ findings }: { findings: readonly Finding[] }) => (
  <section className={css.findings} aria-labelledby="send-check">
    <h3 id="send-check">
      <Trans>Check</Trans>
    </h3>
    {findings.length === 0 && (
      <p className={css.clear}>
        <Icon of={IconCircleCheck} />
        <Trans>Nothing is in the way.</Trans>
      </p>
    )}
    <ul>
      {findings.map(({ kind, text, mend }) => (
        <li key={text} data-kind={kind}>
          <Icon of={kind === 'blocker' ? IconAlertTriangle : IconInfoCircle} />
          <span>
            {text}
            {mend && <Link to={mend.to}>{mend.label}</Link>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
