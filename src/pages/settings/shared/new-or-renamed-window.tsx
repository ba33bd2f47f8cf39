import { useLingui } from '@lingui/react/macro'
import type { NamedFields } from '#src/components/settings/named-fields.tsx'
import { NameWindow } from '#src/pages/shared/name-window.tsx'

type Props = {
  /** "New tag", "Create tag", and what is said afterwards. */
  words: { title: string; act: string; created: string; rename: string; renamed: string }
  /** Undefined for a new one. */
  opened: { id: number; name: string } | undefined
  create: (given: NamedFields) => Promise<unknown>
  rename: (id: number, given: NamedFields) => Promise<unknown>
  onClose: () => void
}

/** Names a setting: one that is made with it, or one that is there. */
export function NewOrRenamedWindow({ words, opened, create, rename, onClose }: Props) {
  const { t } = useLingui()
  if (!opened)
    return <NameWindow title={words.title} act={words.act} said={words.created} save={create} onClose={onClose} />
  const { id, name } = opened
  return (
    <NameWindow
      title={t`Rename “${name}”`}
      act={words.rename}
      said={words.renamed}
      name={name}
      save={(given) => rename(id, given)}
      onClose={onClose}
    />
  )
}
