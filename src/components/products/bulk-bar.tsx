import { Trans, useLingui } from '@lingui/react/macro'
import { IconFolder, IconX } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import css from '#src/components/list/bulk-bar.module.css'

type Props = {
  count: number
  /** How many the page finds, where more than the selected ones. */
  matching: number | undefined
  /** Where they can go. */
  directories: readonly { id: number; name: string }[]
  busy: boolean
  onMove: (directory: { id: number; name: string }) => void
  onSelectMatching: () => void
  onClear: () => void
}

/** What can be done with the selected products; it docks at the foot and moves nothing. */
export function BulkBar({ count, matching, directories, busy, onMove, onSelectMatching, onClear }: Props) {
  const { t } = useLingui()
  return (
    <section className={css.root} aria-label={t`Selection`}>
      <b className={css.count}>{t`${formatNumber(count)} selected`}</b>
      <span className={css.rule} />
      {directories.length === 0 ? (
        <span className={css.note}>
          <Trans>Create another directory first.</Trans>
        </span>
      ) : busy ? (
        <output className={css.note}>
          <Trans>Moving</Trans>
        </output>
      ) : (
        <div className={css.acts}>
          <Menu
            className={css.act}
            groups={[
              {
                label: t`Move to`,
                items: directories.map((directory) => ({ label: directory.name, onSelect: () => onMove(directory) })),
              },
            ]}
            trigger={
              <>
                <Icon of={IconFolder} />
                <span className={css.word}>
                  <Trans>Move to</Trans>
                </span>
              </>
            }
          />
        </div>
      )}
      <span className={css.end}>
        {matching !== undefined && (
          <button type="button" className={css.matching} onClick={onSelectMatching}>
            {t`Select all ${formatNumber(matching)} matches`}
          </button>
        )}
        <button type="button" className={css.clear} onClick={onClear}>
          <Icon of={IconX} />
          <span className={css.word}>{t`Clear`}</span>
          <kbd aria-hidden>Esc</kbd>
        </button>
      </span>
    </section>
  )
}
