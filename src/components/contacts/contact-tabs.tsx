import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { contactLists, type ContactListName } from './contact-list-address.ts'

const words: Record<ContactListName, string> = { organisations: 'Organisations', people: 'People' }

type Props = {
  current: ContactListName
  /** How many each holds, where it is known. */
  counts: Readonly<Record<ContactListName, number | undefined>>
  to: (show: ContactListName) => string
}

/** The two lists, each with how many it holds. */
export const ContactTabs = ({ current, counts, to }: Props) => (
  <Tabs label="Kind of contact">
    {contactLists.map((show) => (
      <Tab key={show} to={to(show)} current={show === current} count={counts[show]}>
        {words[show]}
      </Tab>
    ))}
  </Tabs>
)
