import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import { startedTag, tagsFor } from './started-tag.ts'
import { SuggestionList, type TakeKeys } from './suggestion-list.tsx'
import { useStarted } from './use-started.ts'

type Props = { editor: Editor; tags: Tags; takeKeys: TakeKeys }

/** The tags that fit a bracket just typed. */
export function TagSuggestions({ editor, tags, takeKeys }: Props) {
  const { t } = useLingui()
  const { started, refuse, end } = useStarted(editor, startedTag)
  const matches = started ? tagsFor(started.query, tags) : []
  if (!started || matches.length === 0) return null
  const pick = (name: string) => {
    end()
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(tr.insertText(`[${name}]`, started.from, started.to)))
      .run()
  }
  const options = matches.map(({ name, says }) => ({
    key: name,
    shown: (
      <>
        <span>{says}</span>
        <code>[{name}]</code>
      </>
    ),
  }))
  return (
    <SuggestionList
      editor={editor}
      label={t`Tags`}
      at={started.from}
      options={options}
      takeKeys={takeKeys}
      onPick={pick}
      onClose={refuse}
    />
  )
}
