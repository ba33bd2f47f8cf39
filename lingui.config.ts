import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** English stands in the source; the others are catalogs (docs/decisions/0014-words-in-three-languages.md). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['nl', 'de'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false }),
})
