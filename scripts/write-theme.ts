import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { roleVariables, theme } from '#src/look/theme.ts'

/** Where generated looks lie; look.css imports the theme from there. */
export const lookFolder = '.cache/look'

/** Mantine's variables for our theme, without the eight ramps of its own that we do not use. */
function variables() {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const ours = Object.entries(whole.colors).filter(([name]) => Object.hasOwn(theme.colors ?? {}, name))
  const given = defaultCssVariablesResolver({ ...whole, colors: Object.fromEntries(ours) as typeof whole.colors })
  const roles = roleVariables(whole)
  const both: ConvertCSSVariablesInput = {
    variables: { ...given.variables, ...roles.variables },
    light: { ...given.light, ...roles.light },
    dark: { ...given.dark, ...roles.dark },
  }
  return convertCssVariables(both, ':root')
}

/**
 * The dark roles once more for a browser that prefers dark, until the app has read what the person chose: no white
 * page flashes up, and no inline script is needed to prevent it.
 */
function systemDark() {
  const tokens = readFileSync('src/look/tokens.css', 'utf8')
  const [, roles] = /\[data-mantine-color-scheme='dark'\] \{([^}]*)\}/.exec(tokens) ?? []
  if (roles === undefined) throw new Error('tokens.css has no dark roles')
  return `@media (prefers-color-scheme: dark) { :root:not([data-mantine-color-scheme]) {${roles}} }`
}

/** Writes the theme's stylesheet: the provider may not inject one under the content security policy. */
export function writeTheme() {
  mkdirSync(lookFolder, { recursive: true })
  writeFileSync(`${lookFolder}/system-dark.css`, `${systemDark()}\n`)
  writeFileSync(`${lookFolder}/theme.css`, `@layer mantine { ${variables()} }\n${systemDark()}\n`)
}
