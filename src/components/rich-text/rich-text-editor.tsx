import { useLingui } from '@lingui/react/macro'
import { Gapcursor, UndoRedo } from '@tiptap/extensions'
import { isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '#src/components/ui/class-names.ts'
import { cleaner } from '#src/components/ui/clean-html.ts'
import safeHtml from '#src/components/ui/safe-html.module.css'
import { LinkField } from './link-field.tsx'
import { PastedPictures } from './pasted-pictures.ts'
import { pendingWords } from './pending-words.ts'
import { PictureUploads, takePictures, type PicturePort } from './picture-uploads.ts'
import { EditedPicture } from './picture-view.tsx'
import { inOneLine, readPasted, readPastedIntoCell, readText } from './read-html.ts'
import { TagMarks, tellValues } from './tag-marks.ts'
import { InsertMenu } from './insert-menu.tsx'
import type { SuggestionKeys } from './suggestion-list.tsx'
import { TagSuggestions } from './tag-suggestions.tsx'
import type { TextInsert } from './text-inserts.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { Link, wordsToLink, type LinkedWords } from './text-link.ts'
import { plainSchema, sectionParts, sectionSchema, textParts } from './text-schema.ts'
import { TextSource } from './text-source.ts'
import type { TextTags } from './text-tags.ts'
import css from './rich-text-editor.module.css'

type Props = {
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  readOnly?: boolean
  tags: TextTags | undefined
  pictures?: PicturePort | undefined
  inserts?: (() => readonly TextInsert[]) | undefined
  labelledBy: string
  describedBy: string
  invalid: boolean
}

const extensions = [...textParts, UndoRedo, Gapcursor, TagMarks]
const readPlain = (html: string) => readPasted(html)

/**
 * What the text of a section is written with besides, links, tables and pictures; these go where the field said when it
 * was opened.
 */
function useSectionParts(pictures: PicturePort | undefined, onLink: (words: LinkedWords) => void) {
  const [parts] = useState(() => {
    if (!pictures) return undefined
    const pasted = new PastedPictures()
    const options = { port: pictures, words: pendingWords, pasted }
    return {
      options,
      extensions: [
        Link.configure({ onLink }),
        ...sectionParts,
        UndoRedo,
        Gapcursor,
        TagMarks,
        EditedPicture,
        PictureUploads.configure(options),
      ],
      readPasted: (html: string, { state }: EditorView) => {
        pasted.begin()
        return isInTable(state) ? readPastedIntoCell(html) : readPasted(html, pasted)
      },
      pastedWords: (words: string, _plain: boolean, { state }: EditorView) =>
        isInTable(state) ? inOneLine(words) : words,
    }
  })
  return parts
}

/** The text itself with its tools; comes in a chunk of its own. */
export function RichTextEditor({ value, onChange, onBlur, readOnly = false, tags, pictures, inserts, ...aria }: Props) {
  const { t } = useLingui()
  const { clean } = use(cleaner())
  const [source] = useState(() => new TextSource(value))
  const keys = useRef<SuggestionKeys>(undefined)
  const takeKeys = useCallback((taken: SuggestionKeys) => {
    keys.current = taken
    return () => {
      keys.current = undefined
    }
  }, [])
  const { labelledBy, describedBy, invalid } = aria
  const hasTags = tags !== undefined
  const [linking, setLinking] = useState<LinkedWords>()
  const section = useSectionParts(pictures, setLinking)
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(readOnly && { 'aria-readonly': 'true' }),
        ...(hasTags && { 'aria-autocomplete': 'list' }),
        ...(section && { 'aria-placeholder': t`Text, or / for headings, tables and more` }),
        class: classNames(safeHtml.root, css.text),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => keys.current?.(event) ?? false,
      transformPastedHTML: section?.readPasted ?? readPlain,
      ...(section && { transformPastedText: section.pastedWords }),
    }),
    [labelledBy, describedBy, invalid, readOnly, hasTags, section, t],
  )
  const [content] = useState(() => readText(clean(value), section ? sectionSchema : plainSchema).toJSON() as object)
  const editor = useEditor({
    extensions: section?.extensions ?? extensions,
    content,
    editable: !readOnly,
    injectCSS: false,
    enablePasteRules: false,
    editorProps,
    onCreate: ({ editor }) => source.shown(editor.state.doc),
    onUpdate: ({ editor }) => onChange(source.written(editor.state.doc)),
    onBlur: () => onBlur?.(),
  })
  useEffect(() => source.show(editor, value, clean), [source, editor, value, clean])
  useEffect(() => {
    editor.setEditable(!readOnly, false)
    // Tells what stands in the text, which shows other things then.
    editor.view.dispatch(editor.state.tr)
  }, [editor, readOnly])
  const values = tags?.values
  const onPictures = (files: readonly File[]) => section && takePictures(editor.view, files, section.options)
  useEffect(() => tellValues(editor, values), [editor, values])

  return (
    <>
      {!readOnly && (
        <TextToolbar
          editor={editor}
          tags={tags?.known ?? []}
          section={section && { onPictures, onLink: () => setLinking(wordsToLink(editor.state)) }}
        />
      )}
      <EditorContent editor={editor} />
      {!readOnly && linking && <LinkField editor={editor} words={linking} onClose={() => setLinking(undefined)} />}
      {!readOnly && tags && <TagSuggestions editor={editor} tags={tags.known} takeKeys={takeKeys} />}
      {!readOnly && section && (
        <InsertMenu
          editor={editor}
          takeKeys={takeKeys}
          port={() => ({ hasTags, onPictures, below: inserts?.() ?? [] })}
        />
      )}
    </>
  )
}
