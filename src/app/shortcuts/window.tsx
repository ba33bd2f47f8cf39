import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { commandKey } from '#src/components/keys/command-key.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { sheet, type ShortcutGroup } from '#src/components/keys/sheet.ts'
import css from './window.module.css'

/** What can be done by keys, and where. */
export const ShortcutsWindow = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Dialog opened onClose={onClose} title={t`Keyboard shortcuts`} size="wide">
      <div className={css.groups}>
        {Object.values<ShortcutGroup>(sheet).map((group) => (
          <Group key={group.name.id} group={group} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ group: { name, shortcuts } }: { group: ShortcutGroup }) {
  const { t } = useLingui()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css.group}>
      <h3 id={heading} className={css.heading}>
        {t(name)}
      </h3>
      <dl>
        {Object.values(shortcuts).map(({ keys, does }) => (
          <div key={does.id} className={css.line}>
            <dt>{t(does)}</dt>
            <dd className={css.keys}>
              {keys.map((pressed) => (
                <span key={pressed} className={css.pressed}>
                  {pressed.split(' ').map((key) => (
                    <Kbd key={key}>{key === 'Ctrl' ? commandKey() : key}</Kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
