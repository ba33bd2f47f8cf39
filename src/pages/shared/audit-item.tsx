import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import { listAudit } from '#wire/audit.ts'
import { useMay } from './may.ts'

/** In the menu of a record: what the audit log holds about it, for those who may read that. */
export function useAuditItem(kind: 'proposals' | 'contacts', id: number): MenuItem[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const mayRead = useMay(listAudit)
  const { data: hello } = useQuery(accountQueries.hello())
  if (!mayRead || !hello?.interfaces.includes('app')) return []
  const to = `/settings/audit?kind=${kind}&record=${id}`
  return [{ label: t`Audit log`, icon: <Icon of={IconHistory} />, onSelect: () => void navigate(to) }]
}
