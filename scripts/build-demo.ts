import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { fontFile, type Build } from '#hosts/browser/shell.ts'
import { fontPath } from '#hosts/node/fonts.ts'
import { facesOf, fontFileName, isPlain, scriptsOf } from '#service/document/faces.ts'
import { documentFonts } from '#wire/design.ts'
import { accountTitle } from '#service/sample/settings.ts'
import { demoHeaders } from './demo-headers.ts'
import { imageMadeFor, sampleImage } from './build-sample-image.ts'

/**
 * The static demo: the app, and the service as a worker beside it. `--base /folder/` names the path it will be served
 * below, `--out` the folder it is written to.
 */
export async function buildDemo({ base, out }: { base: string; out: string }) {
  await build({
    base,
    mode: 'demo',
    plugins: [saidInPage(), showsFrames()],
    build: { outDir: out, emptyOutDir: true },
    logLevel: 'warn',
  })
  rmSync(join(out, '.vite'), { recursive: true, force: true })
  const service = base.replace(/\/$/, '')
  const config = { service, account: 'van-vliet', client_id: 'proffer-app', title: accountTitle, demo: true }
  writeFileSync(join(out, 'config.json'), `${JSON.stringify(config)}\n`)

  const fonts = writeFonts(out)
  const files = globSync('**/*', { cwd: out, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(out).length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.endsWith('.txt') && file !== '404.html' && !fonts.includes(file))
    .toSorted()
  const wasm = asset(out, 'sqlite3', gzipSync(readFileSync(wasmFile), { level: 9 }))
  const image = asset(out, 'sample', await sampleImage())
  const look = lookOf(files, base)
  const version = hashOf(files.map((file) => readFileSync(join(out, file), 'base64')).join() + wasm + image)
  await buildWorker(out, { version, files, wasm, image, imageMadeFor, look })

  writeFileSync(join(out, '_headers'), demoHeaders(base))
  // Or GitHub Pages would leave out files that begin with an underscore.
  writeFileSync(join(out, '.nojekyll'), '')
}

/** So that the first paint keeps the room of the demo's bar (src/look/app.css). */
const saidInPage = (): Plugin => ({
  name: 'said-in-page',
  transformIndexHtml: (html) => html.replace('<html ', '<html data-build="demo" '),
})

/** All that documents are set in; gives those that a visitor fetches when a document needs them, and not before. */
function writeFonts(out: string): string[] {
  mkdirSync(join(out, 'fonts'), { recursive: true })
  const files = documentFonts.flatMap((family) =>
    facesOf(family).flatMap((face) => scriptsOf(family).map((script) => ({ ...face, script }))),
  )
  for (const file of files) copyFileSync(fontPath(file), join(out, fontFile(fontFileName(file))))
  const wanted = new Set(
    files
      .filter(({ family, script }) => isPlain(family) && script === 'latin')
      .map((file) => fontFile(fontFileName(file))),
  )
  return globSync('fonts/*', { cwd: out })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !wanted.has(file))
}

/** The outbox shows mails in frames. The policy in the page stands before it in the configuration's own plugins. */
const showsFrames = (): Plugin => ({
  name: 'shows-frames',
  transformIndexHtml: {
    order: 'post',
    // The quotes may be written as entities by then.
    handler: (html) =>
      html.replace(/worker-src (\S+);/, (directive, self: string) => `${directive} frame-src ${self};`),
  },
})

const wasmFile = fileURLToPath(import.meta.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'))
const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 10)

/** A name that says nothing of gzip, so that no host unpacks it on the way. */
function asset(out: string, name: string, bytes: Uint8Array) {
  const file = `assets/${name}-${hashOf(bytes)}.bin`
  writeFileSync(join(out, file), bytes)
  return file
}

/** Style of the service's own pages; their serif is the app's. */
function lookOf(files: readonly string[], base: string): Build['look'] {
  const tokens = readFileSync('src/look/tokens.css', 'utf8')
  const font = files.find((file) => /proffer-serif.*\.woff2$/.test(file))
  const styled = (path: string) => {
    const css = `${tokens}\n${readFileSync(path, 'utf8')}`
    return font === undefined ? css : css.replaceAll("url('proffer-serif.woff2')", `url('${base}${font}')`)
  }
  return {
    css: styled('service/oauth/pages.css'),
    reference: styled('service/openapi/reference.css'),
    referenceScript: readFileSync('service/openapi/reference.js', 'utf8'),
  }
}

/** One classic script that loads nothing more: `import()` throws in a worker. */
async function buildWorker(out: string, given: Build) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutFilesOfSqlite(), withoutBrotli()],
    define: {
      BUILD: JSON.stringify(given),
      'import.meta.url': 'self.location.href',
      'import.meta.resolve': 'undefined',
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: 'hosts/browser/sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
}

/** SQLite would bring its WebAssembly and workers along as data in the script; it gets them from the shell's files. */
const withoutFilesOfSqlite = (): Plugin => ({
  name: 'without-files-of-sqlite',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@sqlite.org/sqlite-wasm')
      ? code.replace(/new URL\("(sqlite3[^"]*)", import\.meta\.url\)/g, 'new URL(`${"$1"}`, self.location.href)')
      : undefined,
})

/** Documents are set in WOFF fonts; the reader of WOFF2 would bring a dictionary of 70 kB along. */
const withoutBrotli = (): Plugin => ({
  name: 'without-brotli',
  enforce: 'pre',
  resolveId: (id) => (id === 'brotli/decompress.js' ? '\0without-brotli' : undefined),
  load: (id) =>
    id === '\0without-brotli'
      ? "export default () => { throw new Error('The service in a worker reads no WOFF2 fonts') }"
      : undefined,
})

if (import.meta.main) {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist-demo' } },
  })
  if (!/^\/([^\s/]+\/)*$/.test(values.base)) {
    console.error(`--base begins and ends with a slash, as in /demo/ (not ${values.base})`)
    process.exit(2)
  }
  await buildDemo(values)
  console.log(`The demo is in ${values.out}/, to be served at ${values.base}`)
}
