import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './look.css'
import { applyDensity } from './density.ts'
import { theme } from './theme.ts'

const schemes = localStorageColorSchemeManager({ key: 'proffer-scheme' })

applyDensity()

/**
 * The kit without the style elements it would inject: the content security policy refuses them. Its variables are
 * written at build (scripts/write-theme.ts), and helper classes such as `visibleFrom` are not used.
 */
export const Look = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    colorSchemeManager={schemes}
    defaultColorScheme="auto"
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
)
