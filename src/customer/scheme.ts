/** Follows the system's scheme; paper is always light. */
export function followScheme() {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const show = (isDark: boolean) => (document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light')
  show(dark.matches)
  dark.addEventListener('change', ({ matches }) => show(matches))
  window.addEventListener('beforeprint', () => show(false))
  window.addEventListener('afterprint', () => show(dark.matches))
}
