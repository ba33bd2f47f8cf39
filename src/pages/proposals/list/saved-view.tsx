import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCreateSavedView, useDeleteSavedView, useUpdateSavedView } from '#src/api/saved-view-acts.ts'
import { useSavedViews } from '#src/api/saved-views.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { changedSince, filterOf } from '#src/components/proposals/saved-view-changes.ts'
import { RowMenu } from '#src/components/list/row-menu.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { newPart } from '#src/parts.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { SavedView as View } from '#wire/saved-views.ts'
import css from './saved-view.module.css'

const NewView = windowOf(
  newPart(() => import('#src/pages/shared/name-window.tsx').then(({ NameWindow }) => NameWindow<{ id: number }>)),
)
const RenameView = windowOf(
  newPart(() => import('#src/pages/shared/name-window.tsx').then(({ NameWindow }) => NameWindow<unknown>)),
)

type Props = { address: ListAddress; go: (change: Partial<ListAddress>) => void }

/** What can be done with the view that the list was opened as, and with the list as a view. */
export function SavedView({ address, go }: Props) {
  const { t } = useLingui()
  const views = useSavedViews()
  const [naming, setNaming] = useState<'new' | 'again'>()
  const { mutateAsync: create } = useCreateSavedView()
  const { mutateAsync: update, isPending } = useUpdateSavedView()
  const remove = useRemoval({ address, go })
  if (!views) return null
  const view = views.find(({ id }) => id === address.saved)
  const isChanged = view && changedSince(view, address).size > 0
  const close = () => setNaming(undefined)
  const saveChanges = ({ id, name }: View) =>
    void update({ params: { id }, body: { filter: filterOf(address) } }).then(
      () => showToast({ text: t`“${name}” saved` }),
      sayFailed,
    )
  return (
    <div className={css.root}>
      {isChanged && (
        <Button variant="quiet" className={css.act} busy={isPending} onClick={() => saveChanges(view)}>
          {t`Save changes`}
        </Button>
      )}
      {(!view || isChanged) && (
        <Button variant="quiet" className={css.act} aria-haspopup="dialog" onClick={() => setNaming('new')}>
          {view ? t`Save as new view` : t`Save view`}
        </Button>
      )}
      {view && (
        <RowMenu
          label={t`View`}
          groups={actsOf(
            () => setNaming('again'),
            () => void remove(view),
          )}
        />
      )}
      {naming === 'new' && (
        <NewView
          title={view ? t`Save as new view` : t`Save view`}
          act={t`Save view`}
          save={({ name }) => create({ body: { name, filter: filterOf(address) } })}
          onSaved={({ id: saved }) => go({ saved, page: address.page })}
          onClose={close}
        />
      )}
      {naming === 'again' && view && (
        <RenameView
          title={t`Rename “${view.name}”`}
          act={t`Rename view`}
          said={t`View renamed`}
          name={view.name}
          save={(body) => update({ params: { id: view.id }, body })}
          onClose={close}
        />
      )}
    </div>
  )
}

const actsOf = (onRename: () => void, onDelete: () => void) => [
  {
    items: [
      { label: t`Rename`, icon: <Icon of={IconPencil} />, onSelect: onRename },
      { label: t`Delete`, icon: <Icon of={IconTrash} />, danger: true, onSelect: onDelete },
    ],
  },
]

/** Deletes one; by its toast it is saved anew, and shown if the list it was shown in still is. */
function useRemoval(shown: Props) {
  const { mutateAsync: take } = useDeleteSavedView()
  const { mutateAsync: save } = useCreateSavedView()
  const latest = useRef<Props>(undefined)
  useLayoutEffect(() => {
    latest.current = shown
    return () => {
      latest.current = undefined
    }
  })
  const show = (saved: number | undefined) => latest.current?.go({ saved, page: latest.current.address.page })
  return async ({ id, name, filter }: View) => {
    try {
      await take({ params: { id } })
    } catch (error) {
      return sayFailed(error)
    }
    show(undefined)
    const showAgain = (made: { id: number }) =>
      latest.current?.address.saved === undefined ? show(made.id) : undefined
    const undo = () => void save({ body: { name, filter } }).then(showAgain, sayFailed)
    return showToast({ text: t`View “${name}” deleted`, undo })
  }
}
