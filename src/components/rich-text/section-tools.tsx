import { useLingui } from '@lingui/react/macro'
import { IconLink, IconTable } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { insertTable } from './text-table.ts'
import { wordsToLink } from './text-link.ts'
import { Tool } from './text-tool.tsx'
import css from './text-toolbar.module.css'

type Props = { editor: Editor; onLink: () => void }

/** What the text of a section can hold besides: links and tables. */
export function SectionTools({ editor, onLink }: Props) {
  const { t } = useLingui()
  const { canLink, isLinked, inTable } = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch, editor.view)
    editor.commands.focus()
  }
  return (
    <>
      <Tool of={IconLink} label={t`Link`} keys="Command+K" on={isLinked} off={!canLink} act={onLink} />
      {inTable ? (
        <Menu
          label={t`Table`}
          className={css.tool}
          trigger={<Icon of={IconTable} />}
          groups={() => [
            {
              items: [
                { label: t`Add row above`, onSelect: run(addRowBefore) },
                { label: t`Add row below`, onSelect: run(addRowAfter) },
                { label: t`Add column before`, onSelect: run(addColumnBefore) },
                { label: t`Add column after`, onSelect: run(addColumnAfter) },
              ],
            },
            { items: [{ label: t`Header row on or off`, onSelect: run(toggleHeaderRow) }] },
            {
              items: [
                { label: t`Remove row`, onSelect: run(deleteRow) },
                { label: t`Remove column`, onSelect: run(deleteColumn) },
                { label: t`Remove table`, onSelect: run(deleteTable) },
              ],
            },
          ]}
        />
      ) : (
        <Tool of={IconTable} label={t`Insert table`} act={run(insertTable)} />
      )}
    </>
  )
}

function stateOf({ state }: Editor) {
  const words = wordsToLink(state)
  return {
    canLink: words !== undefined,
    isLinked: words !== undefined && words.address !== '',
    inTable: isInTable(state),
  }
}
