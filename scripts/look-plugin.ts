import { readFileSync } from 'node:fs'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import type { Plugin } from 'vite'
import { cutSerif } from './cut-serif.ts'
import { lookFolder, writeTheme } from './write-theme.ts'

/** Makes what is generated of the look before anything asks for it. */
export const look = (): Plugin => ({
  name: 'look',
  // The names of breakpoints hold in every stylesheet.
  config: () => ({ css: { postcss: { plugins: [globalData({ files: ['src/look/media.css'] }), customMedia()] } } }),
  async buildStart() {
    writeTheme()
    await cutSerif()
  },
  generateBundle() {
    const source = readFileSync(`${lookFolder}/OFL.txt`, 'utf8')
    this.emitFile({ type: 'asset', fileName: 'assets/proffer-serif.OFL.txt', source })
  },
})
