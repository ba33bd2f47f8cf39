import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'

/** Ten steps for Mantine from one of our ramps; a ramp of six repeats its two ends. */
const ten = (ramp: string): MantineColorsTuple => [
  `var(--${ramp}-0)`,
  `var(--${ramp}-1)`,
  `var(--${ramp}-2)`,
  `var(--${ramp}-3)`,
  `var(--${ramp}-4)`,
  `var(--${ramp}-5)`,
  `var(--${ramp}-6)`,
  `var(--${ramp}-7)`,
  `var(--${ramp}-8)`,
  `var(--${ramp}-9)`,
]
const six = (ramp: string): MantineColorsTuple => [
  `var(--${ramp}-0)`,
  `var(--${ramp}-0)`,
  `var(--${ramp}-0)`,
  `var(--${ramp}-1)`,
  `var(--${ramp}-2)`,
  `var(--${ramp}-3)`,
  `var(--${ramp}-4)`,
  `var(--${ramp}-5)`,
  `var(--${ramp}-5)`,
  `var(--${ramp}-5)`,
]

const quick = { transitionProps: { duration: 140 } }
const floating = { radius: 'lg', shadow: 'md', ...quick }

/** The kit in our tokens (tokens.css is the source); colours are named, so Mantine never computes one. */
export const theme: MantineThemeOverride = {
  colors: {
    blue: ten('blue'),
    gray: ten('paper'),
    dark: ten('ink'),
    green: six('green'),
    yellow: six('ochre'),
    red: six('oxide'),
  },
  primaryColor: 'blue',
  primaryShade: { light: 7, dark: 3 },
  white: 'var(--paper-0)',
  black: 'var(--ink-8)',
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-doc)', fontWeight: '500' },
  fontSizes: {
    xs: 'var(--fs-12)',
    sm: 'var(--fs-13)',
    md: 'var(--fs-14)',
    lg: 'var(--fs-16)',
    xl: 'var(--fs-18)',
  },
  lineHeights: { xs: '1.3333', sm: '1.5385', md: '1.4286', lg: '1.625', xl: '1.3333' },
  spacing: { xs: 'var(--s-1)', sm: 'var(--s-2)', md: 'var(--s-3)', lg: 'var(--s-4)', xl: 'var(--s-6)' },
  radius: {
    xs: 'var(--r-sheet)',
    sm: 'var(--r-tick)',
    md: 'var(--r-control)',
    lg: 'var(--r-pop)',
    xl: 'var(--r-drawer)',
  },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-sheet)',
    md: 'var(--shadow-pop)',
    lg: 'var(--shadow-pop)',
    xl: 'var(--shadow-pop)',
  },
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { size: 'sm' } },
    Input: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm' } },
    MultiSelect: { defaultProps: { size: 'sm' } },
    TagsInput: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'sm' } },
    Popover: { defaultProps: floating },
    // Locking the scroll injects a style element, which the content security policy refuses; app.css does it.
    Modal: { defaultProps: { ...floating, centered: true, lockScroll: false, overlayProps: { blur: 0 } } },
  },
}

const roles = {
  '--mantine-color-body': 'var(--c-sheet)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-bright': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-text-2)',
  '--mantine-color-placeholder': 'var(--c-text-3)',
  '--mantine-color-anchor': 'var(--c-accent-text)',
  '--mantine-color-error': 'var(--c-danger)',
  '--mantine-color-success': 'var(--c-ok)',
  '--mantine-color-default': 'var(--c-raised)',
  '--mantine-color-default-hover': 'var(--c-hover)',
  '--mantine-color-default-color': 'var(--c-text)',
  '--mantine-color-default-border': 'var(--c-control)',
  '--mantine-color-disabled': 'var(--c-press)',
  '--mantine-color-disabled-color': 'var(--c-text-3)',
  '--mantine-color-disabled-border': 'var(--c-line-strong)',
  '--mantine-primary-color-filled': 'var(--c-accent)',
  '--mantine-primary-color-filled-hover': 'var(--c-accent-hover)',
  '--mantine-primary-color-contrast': 'var(--c-on-accent)',
  '--mantine-primary-color-light': 'var(--c-accent-soft)',
  '--mantine-primary-color-light-color': 'var(--c-accent-text)',
}

/** The roles follow the scheme by themselves, so both schemes say the same. Read by the build (scripts/write-theme.ts). */
export const roleVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })
