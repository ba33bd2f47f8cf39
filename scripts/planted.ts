/** One violation of a rule, the file it is planted in, and what the check that catches it says. */
export type Planted = {
  rule: string
  /** The file gets a number of its own before its ending. */
  file: string
  /** Given the name the file got. */
  text: (name: string) => string
  /** A second file, where one alone breaks no rule. */
  beside?: { file: string; text: (name: string) => string }
  by: 'lint' | 'types' | 'shape' | 'styles'
  says: string
}

/** The folders of src/pages by the first segment of the address. */
const areas = ['today', 'proposals', 'contacts', 'products', 'reports', 'webhooks', 'settings', 'sign-in']
const screens = '#src/pages/shared/visited.ts'
const frame = '#src/app/layout.tsx'

/** Takes something from `what`; as the only thing wrong with it, so that no other rule complains in place of the one meant. */
const imports = (rule: string, file: string, what: string): Planted => ({
  rule,
  file,
  text: () => `import { planted } from '${what}'\n\nexport const taken = planted\n`,
  by: 'lint',
  says: 'no-restricted-imports',
})

const code = (rule: string, file: string, says: string, text: string): Planted => ({
  rule,
  file,
  text: () => text,
  by: 'lint',
  says,
})

const types = (rule: string, file: string, text: string): Planted => ({
  rule,
  file,
  text: () => text,
  by: 'types',
  says: 'error TS',
})

const ofPages = areas.flatMap((area) => {
  const file = `src/pages/${area}/planted.ts`
  const other = area === 'today' ? 'settings' : 'today'
  return [
    imports(`pages/${area} imports no other area`, file, `#src/pages/${other}/planted.ts`),
    code(
      `pages/${area} imports no other area, later on either`,
      `src/pages/${area}/screen/planted.ts`,
      'no-restricted-imports',
      `export const planted = () => import('#src/pages/${other}/planted.ts')\n`,
    ),
    imports(`pages/${area} knows no frame`, file, frame),
    imports(`pages/${area} does not fetch`, file, '#src/api/client.ts'),
  ]
})

export const planted: Planted[] = [
  imports('src never imports service', 'src/api/planted.ts', '#service/app.ts'),
  imports('wire imports zod only', 'wire/planted.ts', 'hono'),
  imports('pricing imports nothing', 'pricing/planted.ts', '#wire/proposals.ts'),
  imports('service imports no host', 'service/planted.ts', '#hosts/node/sqlite.ts'),
  imports('hosts import no app', 'hosts/node/planted.ts', '#src/router.tsx'),
  imports('e2e imports no service', 'e2e/planted.ts', '#service/app.ts'),
  ...['#src/api/proposals.ts', '#src/auth/session.ts', '#src/storage/kept.ts', screens, frame].map((what) =>
    imports('components get data by props', 'src/components/planted.ts', what),
  ),
  imports('the customer’s page loads nothing of the app', 'src/customer/planted.ts', '#src/auth/session.ts'),
  imports('the customer’s page loads no kit', 'src/customer/planted.ts', '@mantine/core'),
  ...['api', 'auth', 'draft'].flatMap((folder) =>
    ['#src/components/ui/money.tsx', screens, frame].map((what) =>
      imports(`${folder} knows no screens`, `src/${folder}/planted.ts`, what),
    ),
  ),
  imports('storage asks nobody', 'src/storage/planted.ts', '#src/auth/session.ts'),
  imports('the clock and its like ask nobody', 'src/planted.ts', '#src/auth/session.ts'),
  imports('the frame meets the service through wire', 'src/app/planted.ts', '#service/app.ts'),
  ...ofPages,
  imports('pages/shared imports no area', 'src/pages/shared/planted.ts', '#src/pages/today/planted.ts'),
  imports('pages/shared knows no frame', 'src/pages/shared/planted.ts', frame),
  imports(
    'a new area imports no other before it has a rule',
    'src/pages/new/planted.ts',
    '#src/pages/today/planted.ts',
  ),
  imports('domain knows no hono', 'service/domain/planted.ts', 'hono'),
  imports('domain knows no kysely', 'service/domain/planted.ts', 'kysely'),
  imports('store knows no domain', 'service/store/planted.ts', '#service/domain/unit.ts'),
  imports('routes hold no SQL', 'service/routes/planted.ts', '#service/store/db.ts'),
  imports('no import from a folder above', 'src/pages/today/planted.ts', '../main.tsx'),
  {
    rule: 'no cycles, of types either',
    file: 'src/api/planted.ts',
    text: () => `import type { Other } from './planted-other.ts'\n\nexport type Planted = Other | 1\n`,
    beside: {
      file: 'src/api/planted-other.ts',
      text: (name) => `import type { Planted } from './${name}'\n\nexport type Other = Planted | 2\n`,
    },
    by: 'lint',
    says: 'no-cycle',
  },
  code('no default export', 'wire/planted.ts', 'no-default-export', `const planted = 1\nexport default planted\n`),
  code('no any', 'wire/planted.ts', 'no-explicit-any', `export const planted = (given: any) => String(given)\n`),
  code(
    'no !',
    'wire/planted.ts',
    'no-non-null-assertion',
    `export const planted = (given?: string) => given!.length\n`,
  ),
  code('kebab-case files', 'wire/plantedFile.ts', 'filename-case', `export const planted = 1\n`),
  code(
    'no raw HTML',
    'src/components/planted.tsx',
    'no-danger',
    `export const Planted = () => <b dangerouslySetInnerHTML={{ __html: '' }} />\n`,
  ),
  code(
    'files of at most 250 lines',
    'wire/planted.ts',
    'max-lines',
    `export const planted = [\n${'  1,\n'.repeat(251)}]\n`,
  ),
  types('service has no window', 'service/planted.ts', `export const planted = window\n`),
  types('service has no process', 'service/planted.ts', `export const planted = process\n`),
  types('wire has no fetch', 'wire/planted.ts', `export const planted = fetch\n`),
  types('pricing has no document', 'pricing/planted.ts', `export const planted = document\n`),
  {
    rule: 'src/pages holds nothing but folders',
    file: 'src/pages/planted.tsx',
    text: () => `export const planted = 1\n`,
    by: 'shape',
    says: 'src/pages',
  },
  {
    rule: 'no cast by way of unknown without its reason',
    file: 'src/api/planted.ts',
    text: () => `export const planted = 1 as unknown as string\n`,
    by: 'shape',
    says: 'as unknown as',
  },
  {
    rule: 'breakpoints have names',
    file: 'src/components/ui/planted.module.css',
    text: () => '@media (max-width: 700px) {\n  .planted {\n    color: red;\n  }\n}\n',
    by: 'styles',
    says: 'raw breakpoint',
  },
  {
    rule: 'what stands below :has() is named',
    file: 'src/components/ui/planted.module.css',
    text: () => '.planted tr:has(+ .other, :is(a, b)) > :not(.last) {\n  color: red;\n}\n',
    by: 'styles',
    says: 'styles the whole page anew',
  },
  {
    rule: 'the page itself does not depend on what stands in it',
    file: 'src/components/ui/planted.module.css',
    text: () => 'html.planted:has(.open) .planted {\n  color: red;\n}\n',
    by: 'styles',
    says: 'styles the whole page anew',
  },
  {
    rule: 'no stylesheet is longer than it should be',
    file: 'src/components/ui/planted.module.css',
    text: () => '.planted {\n  color: red;\n}\n'.repeat(100),
    by: 'styles',
    says: '300 lines',
  },
  {
    rule: 'no stylesheet is shared by many components',
    file: 'src/components/ui/planted.module.css',
    text: () => '.planted {\n  color: red;\n}\n',
    beside: {
      file: 'src/components/ui/planted-users.tsx',
      text: (name) =>
        Array.from({ length: 11 }, (_, at) => `import css${at} from './${name}'\n`).join('') +
        `export const planted = [${Array.from({ length: 11 }, (_, at) => `css${at}.planted`).join(', ')}]\n`,
    },
    by: 'styles',
    says: 'shared by',
  },
]
