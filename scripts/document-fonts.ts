import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fontPackage } from '#service/document/faces.ts'
import { styleName } from '#wire/design-fonts.ts'
import { documentFonts, type DocumentFont } from '#wire/design.ts'

/** The document's own serif is part of every page (look/serif.css). */
const fetched = documentFonts.filter((font) => font !== 'source-serif')

const styles = ['400', '400-italic', '600', '600-italic']

/** Headings ask for 500, which these families are not cut in here: theirs are the heavier ones. */
const heavier = (css: string) => css.replaceAll('font-weight: 600', 'font-weight: 500 600')

/**
 * One family as a page fetches it, when a proposal's design is set in it: a stylesheet that calls it by its name in styles,
 * and its files, of which the browser asks for those that hold the letters it meets.
 */
function familyFiles(font: DocumentFont) {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource/${fontPackage(font)}/400.css`)))
  const files = new Map<string, Uint8Array>()
  const faces = styles.map((style) =>
    readFileSync(join(folder, `${style}.css`), 'utf8')
      .replace(/font-family: '[^']*'/g, `font-family: '${styleName(font)}'`)
      .replace(/url\(\.\/(files\/[^)]*\.woff2)\) format\('woff2'\),[^;]*/g, (_, path: string) => {
        files.set(`fonts/${basename(path)}`, readFileSync(join(folder, path)))
        return `url(${basename(path)}) format('woff2')`
      }),
  )
  files.set(`fonts/${font}.css`, new TextEncoder().encode(heavier(faces.join('\n'))))
  files.set(`fonts/${font}.OFL.txt`, readFileSync(join(folder, 'LICENSE')))
  return files
}

/** Puts the families of documents beside the app, in `fonts/`. */
export const documentFontFiles = (): Plugin => ({
  name: 'document-fonts',
  configureServer({ middlewares, config }) {
    const all = new Map(fetched.flatMap((font) => [...familyFiles(font)]))
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
      const file = all.get(pathname.slice(config.base.length))
      if (!file) return next()
      response.setHeader('Content-Type', pathname.endsWith('.css') ? 'text/css' : 'font/woff2')
      response.end(file)
    })
  },
  generateBundle() {
    for (const font of fetched)
      for (const [fileName, source] of familyFiles(font)) this.emitFile({ type: 'asset', fileName, source })
  },
})
