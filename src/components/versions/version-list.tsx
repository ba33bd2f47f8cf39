import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import { VersionMark } from './version-marks.tsx'
import css from './versions.module.css'

type Props = {
  versions: readonly ProposalVersionItem[]
  shown: number
  addressOf: (version: ProposalVersionItem) => { search: string }
}

/** Every version of a proposal, the newest first; one of them is shown below. */
export function VersionList({ versions, shown, addressOf }: Props) {
  const { t } = useLingui()
  return (
    <table className={css.list} aria-label={t`Versions`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Version</Trans>
          </th>
          <th scope="col">
            <Trans>Sent</Trans>
          </th>
          <th scope="col">
            <Trans>Started</Trans>
          </th>
          <th scope="col">
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.id} data-shown={version.id === shown || undefined}>
            <td>
              <Link
                to={addressOf(version)}
                replace
                preventScrollReset
                className={css.name}
                aria-current={version.id === shown ? 'true' : undefined}
              >
                {t`Version ${version.number}`}
              </Link>
              <VersionMark version={version} />
            </td>
            <td>{version.date_sent === null ? t`Not sent` : <DateText date={version.date_sent} />}</td>
            <td className={css.begun}>
              <DateText date={version.date_created} /> {version.person}
            </td>
            <td className={css.amount}>{version.price_total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
