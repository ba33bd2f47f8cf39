import { useMemo, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { afterRemoval, choice, copyOf, newRow, type PricedForm, type RowDraft, type RowKind } from './draft-row.ts'
import { kindWords } from './row-notes.ts'

/** The row that is written in, and the cell that shall have the focus; every new `turn` moves the focus there. */
export type Active = { at: number; cell: string; turn: number }

export type RowActs = ReturnType<typeof useRows>['acts']

type Told = {
  /** Announces what was done, to who listens. */
  say: (act: string) => void
  /** The last row is gone, and the focus with it. */
  onEmpty: () => void
}

/** The rows of one price table of the form and everything that is done to them. */
export function useRows(index: number, startVat: number | null, { say, onEmpty }: Told) {
  const path = `content.pricetables.${index}.rows` as const
  const { control, getValues, getFieldState, setValue, clearErrors } = useFormContext<PricedForm>()
  const { fields, insert, move, remove } = useFieldArray({ control, name: path, keyName: 'key' })
  const rows = useCurrentRows(fields, useWatch({ control, name: path }))
  const [active, setActive] = useState<Active>({ at: 0, cell: 'content', turn: 0 })

  const acts = useMemo(() => {
    const rows = () => getValues(path)
    const go = (at: number, cell: string) => setActive(({ turn }) => ({ at, cell, turn: turn + 1 }))
    const change = (at: number, given: RowDraft) => {
      // What is mended is no fault any more; asking first spares a render at every key.
      if (getFieldState(`${path}.${at}`).invalid) clearErrors(`${path}.${at}`)
      setValue(`${path}.${at}`, given, { shouldDirty: true })
    }
    const add = (kind: RowKind, at = rows().length) => {
      insert(at, newRow(kind, startVat), { shouldFocus: false })
      go(at, 'content')
      say(`${kindWords[kind]} added as row ${at + 1}.`)
    }
    return {
      go,
      change,
      add,
      choose(at: number) {
        for (const [member, selected] of choice(rows(), at)) {
          const row = rows()[member]
          if (row?.type === 'price') change(member, { ...row, user_selected: selected })
        }
      },
      copy(at: number, cell: string) {
        const row = rows()[at]
        if (!row) return
        insert(at + 1, copyOf(row), { shouldFocus: false })
        go(at + 1, cell)
        say(`Row ${at + 1} copied to row ${at + 2}.`)
      },
      move(at: number, to: number, cell: string) {
        const count = rows().length
        if (to < 0 || to >= count) return
        move(at, to)
        go(to, cell)
        say(`Moved to row ${to + 1} of ${count}.`)
      },
      remove(at: number, cell: string) {
        const next = afterRemoval(at, rows().length)
        remove(at)
        go(next ?? 0, cell)
        say(`Row ${at + 1} deleted.`)
        if (next === undefined) onEmpty()
      },
    }
  }, [path, startVat, say, onEmpty, getValues, getFieldState, setValue, clearErrors, insert, move, remove])
  return { keys: fields.map(({ key }) => key), rows, active, acts }
}

/**
 * The rows as they are now. The field array knows of a row that was added or moved one render before the watched
 * values do; of what is typed only these know. So whichever changed last is right, and the new row can be written in
 * at once.
 */
function useCurrentRows(fields: readonly (RowDraft & { key: string })[], watched: RowDraft[]): readonly RowDraft[] {
  const [then, setThen] = useState({ fields, watched })
  if (then.fields !== fields) setThen({ fields, watched })
  const arranged = useMemo(() => fields.map(({ key: _key, ...row }): RowDraft => row), [fields])
  return then.watched === watched ? arranged : watched
}
