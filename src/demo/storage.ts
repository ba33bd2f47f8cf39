import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { MenuGroup } from '#src/components/ui/menu.tsx'

/** How safely the browser keeps the demo: it may forget a site when it runs short of space, unless it has promised. */
export function useStorageGroup(isLasting: boolean | undefined): MenuGroup {
  const { data: isPromised = true, refetch } = useQuery({
    queryKey: ['persisted'],
    queryFn: async () => navigator.storage.persisted(),
  })
  const ask = () => void navigator.storage.persist().then(() => refetch())
  if (isLasting === false) return { label: t`Not stored: the demo is lost when you close the browser.`, items: [] }
  if (isPromised) return { label: t`Stored in this browser.`, items: [] }
  return {
    label: t`Stored in this browser until space runs short.`,
    items: [{ label: t`Keep permanently`, onSelect: ask }],
  }
}
