import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import type { Plugin } from 'vite'
import { cutSerif } from './cut-serif.ts'
import { lookFolder, writeTheme } from './write-theme.ts'

/** The same for all names of a file, which is what makes them small to send, and the same in every build. */
const shortened = (file: string) => createHash('sha256').update(file).digest('base64url').slice(0, 4)

/** Makes what is generated of the look before anything asks for it. */
export const look = (): Plugin => ({
  name: 'look',
  config: () => ({
    css: {
      // The names of breakpoints hold in every stylesheet.
      postcss: { plugins: [globalData({ files: ['src/look/media.css'] }), customMedia()] },
      modules: { generateScopedName: (name, file) => `${name}_${shortened(relative('.', file))}` },
    },
  }),
  async buildStart() {
    writeTheme()
    await cutSerif()
  },
  generateBundle() {
    const source = readFileSync(`${lookFolder}/OFL.txt`, 'utf8')
    this.emitFile({ type: 'asset', fileName: 'assets/proffer-serif.OFL.txt', source })
  },
})
