import { useLingui } from '@lingui/react/macro'
import { IconFolder, IconProgress, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { directoryItems, statusItems, type DirectoryChoice } from './change-items.tsx'
import css from '#src/components/list/bulk-bar.module.css'

type Props = {
  count: number
  /** More match than were counted: more than `matching`, or where all are selected more than `count`. */
  isMore: boolean
  /** What they come to without VAT; undefined where nobody knows. */
  sum: number | undefined
  currency: string | undefined
  /** How many match in all; given where more than the selected ones do. */
  matching: number | undefined
  directories: readonly DirectoryChoice[]
  /** Stands in place of the acts for whoever may do none of them. */
  instead: ReactNode
  onStatus: (status: ProposalStatus) => void
  onDirectory: (directory: DirectoryChoice | null) => void
  onTrash: () => void
  onSelectMatching: () => void
  onClear: () => void
}

/** What can be done with the selected proposals; it docks at the foot and moves nothing. */
export function ProposalBulkBar({ count, isMore, sum, currency, matching, directories, instead, ...on }: Props) {
  const { t } = useLingui()
  return (
    <section className={css.root} aria-label={t`Selection`}>
      <output className={css.count}>
        {isMore && matching === undefined
          ? t`More than ${formatNumber(count)} selected`
          : t`${formatNumber(count)} selected`}
      </output>
      {sum !== undefined && (
        <span className={css.sum}>
          <Money value={sum} currency={currency} plain />
        </span>
      )}
      <span className={css.rule} />
      {instead ? <span className={css.note}>{instead}</span> : <Acts directories={directories} {...on} />}
      <span className={css.end}>
        {matching !== undefined && !instead && (
          <button type="button" className={css.matching} onClick={on.onSelectMatching}>
            {isMore
              ? t`Select all matches, more than ${formatNumber(matching)}`
              : t`Select all ${formatNumber(matching)} matches`}
          </button>
        )}
        <button type="button" className={css.clear} onClick={on.onClear}>
          {t`Clear`}
          <kbd aria-hidden>Esc</kbd>
        </button>
      </span>
    </section>
  )
}

function Acts({ directories, ...on }: Pick<Props, 'directories' | 'onStatus' | 'onDirectory' | 'onTrash'>) {
  const { t } = useLingui()
  return (
    <>
      <Menu
        className={css.act}
        groups={[{ label: t`Status`, items: statusItems(undefined, on.onStatus) }]}
        trigger={
          <>
            <Icon of={IconProgress} />
            <span className={css.word}>{t`Status`}</span>
          </>
        }
      />
      <Menu
        className={css.act}
        groups={directoryItems(directories, undefined, on.onDirectory)}
        trigger={
          <>
            <Icon of={IconFolder} />
            <span className={css.word}>{t`Directory`}</span>
          </>
        }
      />
      <button type="button" className={css.act} onClick={on.onTrash}>
        <Icon of={IconTrash} />
        <span className={css.word}>{t`Delete`}</span>
      </button>
    </>
  )
}
