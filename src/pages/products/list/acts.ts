import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasAppInterface } from '#src/api/account.ts'
import { beginChange, countProducts, endOfChange, steps } from '#src/api/bulk-changes.ts'
import { productQueries, refreshProducts, useMoveProducts } from '#src/api/products.ts'
import { countWords } from '#src/components/products/product-words.ts'
import { directoryChangeWords } from '#src/components/proposals/change-kind-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { moveProducts } from '#src/pages/shared/bulk-matches.ts'
import type { ChangeQuestion } from '#src/pages/shared/change-dialog.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { Product } from '#wire/products.ts'
import { matchesOf, type Found } from './matches.ts'

type Home = { id: number; name: string }

/**
 * Moves the selected products to another directory. Several are the service's to move, and all that the page finds are
 * its to find; it asks before those, with the number that it counted.
 */
export function useMove(found: Found, products: readonly Product[], onBegin: () => void) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<ChangeQuestion>()
  const { busy, moveEach } = useMoveEach(products)
  const start = async (ids: readonly number[], to: Home) => {
    if (ids.length === 1 || !(await hasAppInterface(client))) return moveEach(ids, to)
    const matches = matchesOf(found, ids)
    return moveProducts(matches, to.id, { onQuestion: setQuestion, isTicked: matches.only !== undefined, onBegin })
  }
  return {
    busy,
    question,
    onClose: () => setQuestion(undefined),
    start: (ids: readonly number[], to: Home) => void start(ids, to).catch(sayFailed),
  }
}

/** One request for each: for a single one, and where the service has no app interface. */
function useMoveEach(products: readonly Product[]) {
  const { mutateAsync, isPending } = useMoveProducts()

  const back = async (moved: readonly Product[]) => {
    const homes = Map.groupBy(moved, ({ directory_id }) => directory_id)
    for (const [to, held] of homes) {
      const { error } = await mutateAsync({ ids: held.map(({ id }) => id), to })
      if (error !== undefined) return sayFailed(error)
    }
  }
  const moveEach = async (ids: readonly number[], to: Home) => {
    const chosen = products.filter(({ id }) => ids.includes(id))
    const { moved, error } = await mutateAsync({ ids, to: to.id })
    const text = directoryChangeWords(to.name).did(countWords(moved.length))
    if (error !== undefined) return sayFailed(error, text)
    return showToast({ text, undo: () => void back(chosen) })
  }
  return { busy: isPending, moveEach }
}

/** Moves all that a directory holds now, whatever the page shows of it; before the directory itself is deleted. */
export function useEmptying() {
  const client = useQueryClient()
  const { mutateAsync } = useMoveProducts()
  return async (id: number, to: number) => {
    if (await hasAppInterface(client)) return emptyByService(client, id, to)
    const held = await heldNow(client, id)
    const { error } = await mutateAsync({ ids: held.map((product) => product.id), to })
    if (error !== undefined) throw error
    return true
  }
}

/** False where somebody stopped it. */
async function emptyByService(client: QueryClient, id: number, to: number) {
  const counted = await countProducts({ directory_id: id }, to)
  if (counted.total === 0) return true
  steps.add(counted.id)
  await beginChange(counted)
  const { state } = await endOfChange(counted.id)
  // Before the directory goes: nobody asks for its products afterwards.
  if (state === 'done') await refreshProducts(client)
  return state === 'done'
}

const heldNow = (client: QueryClient, id: number) => client.query({ ...productQueries.list(id), staleTime: 0 })
