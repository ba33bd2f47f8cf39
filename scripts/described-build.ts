import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppBuild } from '#hosts/browser/app-shell.ts'

type Manifest = Record<string, { file: string; name?: string; css?: string[]; assets?: string[] }>

const icons = ['mark.svg', 'favicon.ico', 'manifest.webmanifest']

/** What the worker is told of the build in `folder`; `base` is its address at the host, `show` the file that shows snapshots. */
export function describedBuild(folder: string, { base, show }: { base: string; show: string }): AppBuild {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const page = read('index.html')
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  // What makes the demo a demo is fetched in none.
  const chunks = Object.values(manifest).filter(({ name }) => name !== 'demo')
  const inPage = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address.slice(base.length))
  const ofChunks = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const files = [...new Set([...ofChunks, show, ...icons])]
  const [, entry = ''] = /<script type="module" crossorigin src="([^"]*)"/.exec(page) ?? []
  if (!files.includes(entry.slice(base.length))) throw new Error(`The built page begins with no script: ${entry}`)
  return {
    version: createHash('sha256')
      .update([page, ...files].join('\n'))
      .digest('base64url')
      .slice(0, 10),
    entry,
    show,
    first: [...inPage.filter((path) => files.includes(path)), show],
    files: files.toSorted(),
  }
}
