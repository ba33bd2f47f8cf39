import { useLingui } from '@lingui/react/macro'
import {
  IconCircleX,
  IconFolder,
  IconProgress,
  IconTag,
  IconTrash,
  IconUser,
  IconX,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { ownerItems, tagItems, type OwnerChoice, type TagChoice } from './bulk-items.ts'
import { directoryItems, statusItems, type DirectoryChoice } from './change-items.tsx'
import css from '#src/components/list/bulk-bar.module.css'

type Props = ActsProps & {
  count: number
  /** More match than were counted: more than `matching`, or where all are selected more than `count`. */
  isMore: boolean
  /** What they come to without VAT; undefined where nobody knows. */
  sum: number | undefined
  currency: string | undefined
  /** How many match in all; given where more than the selected ones do. */
  matching: number | undefined
  /** Stands in place of the acts for whoever may do none of them. */
  instead: ReactNode
  onSelectMatching: () => void
  onClear: () => void
}

/** What can be done with the selected proposals; it docks at the foot and moves nothing. */
export function ProposalBulkBar({ count, isMore, sum, currency, matching, instead, ...on }: Props) {
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
      {instead ? <span className={css.note}>{instead}</span> : <Acts {...on} />}
      <span className={css.end}>
        {matching !== undefined && !instead && (
          <button type="button" className={css.matching} onClick={on.onSelectMatching}>
            {isMore
              ? t`Select all matches, more than ${formatNumber(matching)}`
              : t`Select all ${formatNumber(matching)} matches`}
          </button>
        )}
        <button type="button" className={css.clear} onClick={on.onClear}>
          <Icon of={IconX} />
          <span className={css.word}>{t`Clear`}</span>
          <kbd aria-hidden>Esc</kbd>
        </button>
      </span>
    </section>
  )
}

type ActsProps = {
  /** Undefined for whoever gives none away. */
  owners: readonly OwnerChoice[] | undefined
  directories: readonly DirectoryChoice[]
  /** Undefined until they are known. */
  tags: readonly TagChoice[] | undefined
  /** Those of the tags that each of the selected has; undefined where these are not all known. */
  carried: readonly TagChoice[] | undefined
  onStatus: (status: ProposalStatus) => void
  onOwner: (owner: OwnerChoice) => void
  onDirectory: (directory: DirectoryChoice | null) => void
  onTag: (tag: TagChoice, has: boolean) => void
  /** Undefined where not all of them are lost. */
  onLossReason: (() => void) | undefined
  onTrash: () => void
}

function Acts({ owners, directories, tags, carried, ...on }: ActsProps) {
  const { t } = useLingui()
  return (
    <div className={css.acts}>
      <ActMenu
        icon={IconProgress}
        word={t`Status`}
        groups={[{ label: t`Status`, items: statusItems(undefined, on.onStatus) }]}
      />
      {on.onLossReason && (
        <button type="button" className={css.act} aria-haspopup="dialog" onClick={on.onLossReason}>
          <Icon of={IconCircleX} />
          <span className={css.word}>{t`Loss reason`}</span>
        </button>
      )}
      {owners && <ActMenu icon={IconUser} word={t`Owner`} groups={ownerItems(owners, on.onOwner)} />}
      <ActMenu icon={IconFolder} word={t`Directory`} groups={directoryItems(directories, undefined, on.onDirectory)} />
      <ActMenu
        icon={IconTag}
        word={t({ context: 'label', message: 'Tag' })}
        groups={tagItems(tags, carried, on.onTag)}
      />
      <button type="button" className={css.act} onClick={on.onTrash}>
        <Icon of={IconTrash} />
        <span className={css.word}>{t`Delete`}</span>
      </button>
    </div>
  )
}

function ActMenu({ icon, word, groups }: { icon: TablerIcon; word: string; groups: MenuGroup[] }) {
  return (
    <Menu
      className={css.act}
      groups={groups}
      trigger={
        <>
          <Icon of={icon} />
          <span className={css.word}>{word}</span>
        </>
      }
    />
  )
}
