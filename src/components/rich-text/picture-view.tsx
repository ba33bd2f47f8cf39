import { useLingui } from '@lingui/react/macro'
import { NodeViewWrapper, ReactNodeViewRenderer, useEditorState, type ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { classNames } from '#src/components/ui/class-names.ts'
import { LineActs } from '#src/components/ui/line-acts.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { addressOfFile } from '#src/file-addresses.ts'
import { maxAltLength, type PlacedPicture } from '#wire/pictures.ts'
import { moveBlock, placeOfBlock } from './move-block.ts'
import { Picture } from './text-schema.ts'
import css from './picture.module.css'

/** The node of a picture with what is done to it: describing, moving, removing. */
export const EditedPicture = Picture.extend({
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  // When the editor goes, its pictures are drawn once more without this view: from where they are.
  renderHTML: ({ node }) => ['img', { ...node.attrs, src: addressOfFile((node.attrs as PlacedPicture).src) }],
})

/** The picture; once it is selected or while it lacks its description, what can be done with it stands below. */
function PictureView({ editor, node, selected, getPos, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { t } = useLingui()
  const { src, alt, width, height } = node.attrs as PlacedPicture
  const [hasFocus, setHasFocus] = useState(false)
  const isBare = alt.trim() === ''
  const isEditable = useEditorState({ editor, selector: ({ editor }) => editor.isEditable })
  const isBeingWritten = isEditable && (selected || isBare || hasFocus)
  return (
    <NodeViewWrapper className={classNames(css.frame, isBare && isBeingWritten && css.bare)}>
      <img src={addressOfFile(src)} alt={alt} width={width} height={height} data-drag-handle />
      {isBeingWritten && (
        <div
          className={css.panel}
          contentEditable={false}
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        >
          <div className={css.alt}>
            <TextField
              label={t`Alt text`}
              help={isBare ? t`Describe the image for people who cannot see it.` : undefined}
              value={alt}
              maxLength={maxAltLength}
              autoComplete="off"
              onChange={(event) => updateAttributes({ alt: event.target.value })}
            />
          </div>
          <LineActs
            what={t`image`}
            {...placeOfBlock(editor.state, getPos())}
            onMove={(to) => editor.view.dispatch(moveBlock(editor.state, getPos(), to))}
            onRemove={() => {
              deleteNode()
              editor.commands.focus()
            }}
            inline
          />
        </div>
      )}
    </NodeViewWrapper>
  )
}
