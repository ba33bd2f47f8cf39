import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { contactLists, type ContactListName } from './contact-list-address.ts'

const words: Record<ContactListName, MessageDescriptor> = { organisations: msg`Organisations`, people: msg`People` }

type Counted = { count: number; isMore: boolean }

type Props = {
  current: ContactListName
  /** How many each holds, where it is known. */
  counts: Readonly<Record<ContactListName, Counted | undefined>>
  to: (show: ContactListName) => string
}

/** The two lists, each with how many it holds. */
export const ContactTabs = ({ current, counts, to }: Props) => {
  const { t } = useLingui()
  return (
    <Tabs label={t`Contact type`}>
      {contactLists.map((show) => (
        <Tab
          key={show}
          to={to(show)}
          current={show === current}
          count={counts[show]?.count}
          isMore={counts[show]?.isMore}
        >
          {t(words[show])}
        </Tab>
      ))}
    </Tabs>
  )
}
