import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import css from './editor-tabs.module.css'

const words = { prices: msg`Prices`, text: msg`Text`, details: msg`Details` }
export type EditorTab = keyof typeof words
const tabs = Object.keys(words) as EditorTab[]

/** Which part of the editor the address names; the prices when it names none. */
export const tabIn = (search: URLSearchParams): EditorTab => tabs.find((tab) => tab === search.get('tab')) ?? 'prices'

/** What the address says for it. */
export const searchOf = (tab: EditorTab) => (tab === 'prices' ? '' : `?tab=${tab}`)

/** How many `rows` and `sections` the proposal has. */
type Props = { current: EditorTab; rows: number; sections: number }

/** The parts of a proposal that are written. Going between them leaves no trail: back goes to the record. */
export const EditorTabs = memo(function EditorTabs({ current, rows, sections }: Props) {
  const { t } = useLingui()
  const counts = { prices: rows, text: sections, details: undefined }
  return (
    <div className={css.tabs}>
      <Tabs label={t`Editor sections`}>
        {tabs.map((tab) => (
          <Tab
            key={tab}
            to={{ search: searchOf(tab) }}
            replace
            preventScrollReset
            current={tab === current}
            count={counts[tab]}
          >
            {t(words[tab])}
          </Tab>
        ))}
      </Tabs>
    </div>
  )
})
