import { plural } from '@lingui/core/macro'
import { useMoveProducts } from '#src/api/products.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Product } from '#wire/products.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

/** Moves products to another directory, says how far it came, and offers the way back. */
export function useMove(products: readonly Product[]) {
  const { mutateAsync, isPending } = useMoveProducts()

  const back = async (moved: readonly Product[]) => {
    const homes = Map.groupBy(moved, ({ directory_id }) => directory_id)
    for (const [to, held] of homes) {
      const { error } = await mutateAsync({ ids: held.map(({ id }) => id), to })
      if (error !== undefined) return sayFailed(error)
    }
  }
  const start = async (ids: readonly number[], to: { id: number; name: string }) => {
    const chosen = products.filter(({ id }) => ids.includes(id))
    const { moved, error } = await mutateAsync({ ids, to: to.id })
    if (error !== undefined) return sayFailed(error, movedWords(moved.length, to.name))
    await showToast({
      text: movedWords(moved.length, to.name),
      undo: () => void back(chosen),
    })
  }
  return {
    busy: isPending,
    start: (ids: readonly number[], to: { id: number; name: string }) => void start(ids, to),
  }
}

const movedWords = (count: number, to: string) =>
  plural(count, { one: `# product moved to “${to}”`, other: `# products moved to “${to}”` })
