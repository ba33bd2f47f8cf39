import { t } from '@lingui/core/macro'
import { IconBox, IconBuilding, IconUser } from '@tabler/icons-react'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { productAddress } from '#src/components/products/product-address.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { SearchHit } from '#wire/search.ts'
import type { PaletteEntry } from './entry.ts'

/** Where a record is opened. */
export function pathOf(hit: SearchHit): string {
  switch (hit.kind) {
    case 'proposal':
      return `/proposals/${hit.id}`
    case 'organisation':
      return contactPath(hit)
    case 'person':
      return contactPath({ id: hit.id, contact_id: hit.organisation_id ?? hit.id })
    case 'product':
      return `/products/${hit.id}${productAddress.write({ directory_id: hit.directory_id, query: '' })}`
  }
}

/** A record as a line of the palette. */
export const recordEntry = (hit: SearchHit): PaletteEntry => ({
  key: `${hit.kind} ${hit.id}`,
  name: hit.name,
  to: pathOf(hit),
  ...lookOf(hit),
})

function lookOf(hit: SearchHit): Pick<PaletteEntry, 'icon' | 'kind' | 'number' | 'about'> {
  switch (hit.kind) {
    case 'proposal':
      return {
        icon: <StatusMark status={hit.status}>{''}</StatusMark>,
        kind: t(statusWords[hit.status]),
        number: hit.proposal_nr,
        about: hit.contact_name,
      }
    case 'organisation':
      return { icon: <Icon of={IconBuilding} />, kind: t`Organisation`, about: hit.city }
    case 'person':
      return { icon: <Icon of={IconUser} />, kind: t`Person`, about: hit.organisation }
    case 'product':
      return { icon: <Icon of={IconBox} />, kind: t`Product`, number: hit.sku }
  }
}
