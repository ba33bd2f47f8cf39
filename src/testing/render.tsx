import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Look } from '#src/look/look.tsx'

const roots: Root[] = []

/** Shows a view as the app does: its look, its words, and money as a Dutch account writes it. */
export function render(view: ReactNode): { unmount: () => void } {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  roots.push(root)
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Look>
          <MoneyLocale value="nl-NL">{view}</MoneyLocale>
        </Look>
      </I18nProvider>
    </StrictMode>,
  )
  return { unmount: () => root.unmount() }
}

/** A test leaves nothing behind. */
export function unmountAll() {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
}
