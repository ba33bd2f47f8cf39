import { Gapcursor, UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '#src/components/ui/class-names.ts'
import { cleaner } from '#src/components/ui/clean-html.ts'
import safeHtml from '#src/components/ui/safe-html.module.css'
import { pendingWords } from './pending-words.ts'
import { PictureUploads, takePictures, type PicturePort } from './picture-uploads.ts'
import { EditedPicture } from './picture-view.tsx'
import { readPasted, readText } from './read-html.ts'
import { TagMarks, tellValues } from './tag-marks.ts'
import { TagSuggestions, type SuggestionKeys } from './tag-suggestions.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { textParts } from './text-schema.ts'
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
  labelledBy: string
  describedBy: string
  invalid: boolean
}

const extensions = [...textParts, UndoRedo, Gapcursor, TagMarks]

/** What a text that holds pictures is written with besides; they go where the field said when it was opened. */
function usePictureUploads(pictures: PicturePort | undefined) {
  const [uploads] = useState(() => {
    if (!pictures) return undefined
    const options = { port: pictures, words: pendingWords }
    return { options, extensions: [...extensions, EditedPicture, PictureUploads.configure(options)] }
  })
  return uploads
}

/** The text itself with its tools; comes in a chunk of its own. */
export function RichTextEditor({ value, onChange, onBlur, readOnly = false, tags, pictures, ...aria }: Props) {
  const clean = use(cleaner())
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
        class: classNames(safeHtml.root, css.text),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => keys.current?.(event) ?? false,
      transformPastedHTML: readPasted,
    }),
    [labelledBy, describedBy, invalid, readOnly, hasTags],
  )
  const uploads = usePictureUploads(pictures)
  const [content] = useState(() => readText(clean(value)).toJSON() as object)
  const editor = useEditor({
    extensions: uploads?.extensions ?? extensions,
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
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly])
  const values = tags?.values
  useEffect(() => tellValues(editor, values), [editor, values])

  return (
    <>
      {!readOnly && (
        <TextToolbar
          editor={editor}
          tags={tags?.known ?? []}
          onPictures={uploads && ((files) => takePictures(editor.view, files, uploads.options))}
        />
      )}
      <EditorContent editor={editor} />
      {!readOnly && tags && <TagSuggestions editor={editor} tags={tags.known} takeKeys={takeKeys} />}
    </>
  )
}
