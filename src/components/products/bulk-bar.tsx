import { IconFolder } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import css from './bulk-bar.module.css'

type Props = {
  count: number
  /** Where they can go. */
  directories: readonly { id: number; name: string }[]
  busy: boolean
  onMove: (directory: { id: number; name: string }) => void
  onClear: () => void
}

/** What can be done with the selected products; it docks at the foot and moves nothing. */
export function BulkBar({ count, directories, busy, onMove, onClear }: Props) {
  return (
    <section className={css.root} aria-label="Selection">
      <b className={css.count}>{`${count.toLocaleString()} selected`}</b>
      <span className={css.rule} />
      {directories.length === 0 ? (
        <span className={css.note}>Make another directory to move them to.</span>
      ) : busy ? (
        <output className={css.note}>Moving</output>
      ) : (
        <Menu
          className={css.act}
          groups={[
            {
              label: 'Move to',
              items: directories.map((directory) => ({ label: directory.name, onSelect: () => onMove(directory) })),
            },
          ]}
          trigger={
            <>
              <Icon of={IconFolder} />
              Move to
            </>
          }
        />
      )}
      <button type="button" className={css.clear} onClick={onClear}>
        Clear
        <kbd aria-hidden>Esc</kbd>
      </button>
    </section>
  )
}
