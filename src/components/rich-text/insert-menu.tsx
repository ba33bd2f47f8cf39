import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Icon } from '#src/components/ui/icon.tsx'
import { insertEntries, type InsertEntry, type InsertPort } from './insert-entries.ts'
import { insertsFor, startedInsert } from './started-insert.ts'
import { SuggestionList, type TakeKeys } from './suggestion-list.tsx'
import css from './suggestion-list.module.css'
import { cutAt } from './text-cut.ts'
import { useStarted } from './use-started.ts'

type Props = { editor: Editor; takeKeys: TakeKeys; port: () => InsertPort }

/** What can be put in where a line begins with a slash, found by typing on. */
export function InsertMenu({ editor, takeKeys, port }: Props) {
  const { t } = useLingui()
  const { started, refuse, end } = useStarted(editor, startedInsert)
  const entries = started ? insertsFor(started.query, insertEntries(editor, port())) : []
  if (!started || entries.length === 0) return null
  const pick = (key: string) => {
    const entry = entries.find((one) => one.key === key)
    if (!entry) return
    end()
    const cleared = editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(closeHistory(tr)))
      .deleteRange(started)
    const { put = () => cleared } = entry
    put(cleared).run()
    entry.act?.(cutAt(editor.state))
  }
  return (
    <SuggestionList
      editor={editor}
      label={t`Insert`}
      at={started.from}
      options={entries.map((entry) => ({ key: entry.key, shown: <Entry entry={entry} /> }))}
      takeKeys={takeKeys}
      onPick={pick}
      onClose={refuse}
    />
  )
}

const Entry = ({ entry: { icon, label, hint } }: { entry: InsertEntry }) => (
  <span className={css.entry}>
    <Icon of={icon} />
    <span>{label}</span>
    {hint !== undefined && <small>{hint}</small>}
  </span>
)
