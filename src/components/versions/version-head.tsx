import { Trans, useLingui } from '@lingui/react/macro'
import { IconRestore } from '@tabler/icons-react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import css from './versions.module.css'

type Props = {
  version: ProposalVersionItem
  /** What it can be held against. */
  others: readonly ProposalVersionItem[]
  against: ProposalVersionItem | undefined
  onAgainst: (version: ProposalVersionItem | undefined) => void
  /** Left out where the person may not. */
  onRestore: (() => void) | undefined
  busy: boolean
}

const whole = 'whole'

/** Which version is shown below, what it is held against, and the way back to it. */
export function VersionHead({ version, others, against, onAgainst, onRestore, busy }: Props) {
  const { t } = useLingui()
  const choices = others.map(({ id, number }) => ({ value: String(id), label: t`Changes since version ${number}` }))
  const data = [...choices, { value: whole, label: t`Full version` }]
  return (
    <header className={css.head}>
      <h2>{t`Version ${version.number}`}</h2>
      {others.length > 0 && (
        <SelectField
          label={t`Show`}
          openOnFocus={false}
          searchable={false}
          data={data}
          value={against ? String(against.id) : whole}
          onChange={(value) => onAgainst(others.find(({ id }) => String(id) === value))}
        />
      )}
      {!version.current && onRestore && (
        <Button icon={<Icon of={IconRestore} />} busy={busy} onClick={onRestore}>
          <Trans>Restore this version</Trans>
        </Button>
      )}
    </header>
  )
}
