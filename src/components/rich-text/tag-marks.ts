import { t } from '@lingui/core/macro'
import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { isTag, tagIn, type TagValues } from '#wire/personalisation.ts'
import css from './tag-marks.module.css'

type Marked = { values: TagValues | undefined; marks: DecorationSet }

const key = new PluginKey<Marked>('tags')

/** Marks the tags in a text: what fills them is told on hover, one that nothing fills stands out. */
export const TagMarks = Extension.create({
  name: 'tagMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => ({ values: undefined, marks: DecorationSet.empty }),
        apply(change, before) {
          const update = change.getMeta(key) as { values: TagValues | undefined } | undefined
          if (!update && !change.docChanged) return before
          const { values } = update ?? before
          return { values, marks: values ? marksIn(change.doc, values) : DecorationSet.empty }
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
})

/** Undefined: tags mean nothing in this text. */
export function tellValues({ state, view }: Editor, values: TagValues | undefined) {
  if (key.getState(state)?.values !== values)
    view.dispatch(state.tr.setMeta(key, { values }).setMeta('addToHistory', false))
}

function marksIn(text: Node, values: TagValues) {
  const marks: Decoration[] = []
  text.descendants((node, position) => {
    for (const { index, 0: tag, 1: name = '' } of node.text?.matchAll(tagIn) ?? []) {
      if (!isTag(tag)) continue
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      const attributes = value ? { class: css.filled, title: value } : { class: css.unfilled, title: t`No value` }
      marks.push(Decoration.inline(position + index, position + index + tag.length, attributes))
    }
  })
  return DecorationSet.create(text, marks)
}
