import { useLingui } from '@lingui/react/macro'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBrackets,
  IconChevronDown,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconSeparator,
} from '@tabler/icons-react'
import { use, useRef } from 'react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { isInTable } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { pictureTypes } from './picture-types.ts'
import { useRovingFocus } from './roving-focus.ts'
import { SectionTools } from './section-tools.tsx'
import { isInQuote, toggleQuote } from './text-quote.ts'
import { TextStepsContext } from './text-steps.ts'
import { Tool } from './text-tool.tsx'
import css from './text-toolbar.module.css'

type Props = {
  editor: Editor
  tags: Tags
  /** In the text of a section, which holds more than others do. */
  section?: { onPictures: (files: readonly File[]) => void; onLink: () => void } | undefined
}

/** What can be done with the text: one stop for Tab, arrows within (APG toolbar). */
export function TextToolbar({ editor, tags, section }: Props) {
  const { t } = useLingui()
  const roving = useRovingFocus()
  const now = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const chain = () => editor.chain().focus()
  const put = (name: string) =>
    chain()
      .command(({ tr }) => Boolean(tr.insertText(`[${name}]`)))
      .run()
  return (
    // A press leaves the focus, and with it the selection, in the text.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      {...roving}
      role="toolbar"
      aria-label={t`Format`}
      className={css.root}
      onMouseDown={(event) => event.preventDefault()}
    >
      <StyleMenu chain={chain} now={now} hasQuotes={section !== undefined} />
      <Tool of={IconBold} label={t`Bold`} keys="Command+B" on={now.bold} act={() => chain().toggleBold().run()} />
      <Tool
        of={IconItalic}
        label={t`Italic`}
        keys="Command+I"
        on={now.italic}
        act={() => chain().toggleItalic().run()}
      />
      <span className={css.gap} />
      <ListTools chain={chain} now={now} />
      <Tool of={IconSeparator} label={t`Line`} off={now.inTable} act={() => chain().setHorizontalRule().run()} />
      {section && (
        <>
          <SectionTools editor={editor} onLink={section.onLink} />
          <PictureTool onPictures={section.onPictures} />
        </>
      )}
      {tags.length > 0 && (
        <Menu
          label={t`Insert tag`}
          className={css.tool}
          trigger={<Icon of={IconBrackets} />}
          groups={() => [{ items: tags.map(({ name, says }) => ({ label: says, onSelect: () => put(name) })) }]}
        />
      )}
      <span className={css.end} />
      <StepTools chain={chain} now={now} />
    </div>
  )
}

function StepTools({ chain, now }: PartProps) {
  const { t } = useLingui()
  const own = {
    can: { undo: now.canUndo, redo: now.canRedo },
    undo: () => chain().undo().run(),
    redo: () => chain().redo().run(),
  }
  const { can, undo, redo } = use(TextStepsContext) ?? own
  return (
    <>
      <Tool of={IconArrowBackUp} label={t`Undo`} keys="Command+Z" off={!can.undo} act={undo} />
      <Tool of={IconArrowForwardUp} label={t`Redo`} keys="Command+Shift+Z" off={!can.redo} act={redo} />
    </>
  )
}

function PictureTool({ onPictures }: { onPictures: (files: readonly File[]) => void }) {
  const { t } = useLingui()
  const choose = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tool of={IconPhoto} label={t`Image`} act={() => choose.current?.click()} />
      <input
        ref={choose}
        type="file"
        hidden
        multiple
        aria-label={t`Images`}
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}

type PartProps = { chain: () => ChainedCommands; now: ReturnType<typeof stateOf> }

const levels = [1, 2, 3, 4, 5, 6] as const
/** Headings that are offered; deeper ones come by pasting, and stay. */
const offered = 3

/** A quote holds paragraphs: one that becomes a heading leaves it. */
function StyleMenu({ chain, now, hasQuotes }: PartProps & { hasQuotes: boolean }) {
  const { t } = useLingui()
  const toggled = (chained: ChainedCommands) => chained.command(({ state, dispatch }) => toggleQuote(state, dispatch))
  const unquoted = () => (now.quoted ? toggled(chain()) : chain())
  const headings = levels.filter((level) => level <= offered || level === now.level)
  const styles = [
    { label: t`Paragraph`, style: 0, act: () => unquoted().setParagraph().run() },
    ...headings.map((level) => ({
      label: t`Heading ${level}`,
      style: level,
      act: () => unquoted().setHeading({ level }).run(),
    })),
    ...(hasQuotes
      ? [{ label: t`Quote`, style: 'quote' as const, act: () => toggled(chain().setParagraph()).run() }]
      : []),
  ]
  const current = now.quoted && now.level === 0 ? 'quote' : now.level
  const style = styles.find(({ style }) => style === current)?.label
  const items = styles.map(({ label, style, act }) => ({ label, checked: style === current, onSelect: act }))
  return (
    <Menu
      label={t`Style: ${style}`}
      className={css.style}
      trigger={
        <>
          <span>{style}</span>
          <Icon of={IconChevronDown} size={14} />
        </>
      }
      groups={[{ items }]}
    />
  )
}

function ListTools({ chain, now }: PartProps) {
  const { t } = useLingui()
  return (
    <>
      <Tool
        of={IconList}
        label={t`Bullets`}
        keys="Command+Shift+8"
        on={now.bullets}
        act={() => chain().toggleBulletList().run()}
      />
      <Tool
        of={IconListNumbers}
        label={t`Numbers`}
        keys="Command+Shift+7"
        on={now.numbers}
        act={() => chain().toggleOrderedList().run()}
      />
      {(now.bullets || now.numbers) && (
        <>
          <Tool
            of={IconIndentDecrease}
            label={t`Outdent`}
            keys="Command+["
            act={() => chain().liftListItem('listItem').run()}
          />
          <Tool
            of={IconIndentIncrease}
            label={t`Indent`}
            keys="Command+]"
            off={!now.canSink}
            act={() => chain().sinkListItem('listItem').run()}
          />
        </>
      )}
    </>
  )
}

const stateOf = (editor: Editor) => ({
  level: (editor.getAttributes('heading')['level'] as number | undefined) ?? 0,
  quoted: isInQuote(editor.state),
  inTable: isInTable(editor.state),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  canSink: editor.isActive('listItem') && editor.can().sinkListItem('listItem'),
  canUndo: undoDepth(editor.state) > 0,
  canRedo: redoDepth(editor.state) > 0,
})
