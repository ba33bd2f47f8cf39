const darkRoles = /\[data-mantine-color-scheme=['"]dark['"]\]\s*\{([^}]*)\}/

/**
 * The style sheet of the pages. The app chooses its scheme by an attribute that a script sets; these pages run no
 * script, so the dark roles follow the browser's wish instead.
 */
export const pageStyle = (css: string) => css.replace(darkRoles, '@media (prefers-color-scheme: dark) { :root {$1} }')
