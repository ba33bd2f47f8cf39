import { tools } from '#service/assistant/tools.ts'
import type { Face, Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'
import { reaches, roles } from '#wire/roles.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'

const parts: Record<Face, string> = {
  v2: 'Version 2',
  app: 'The app interface',
  v1: 'Version 1',
  viewer: "The customer's page",
}

const addressOf = ({ methods, path }: Operation) => `\`${methods.join(', ')} ${path}\``

const marks = ({ may }: Pick<Operation, 'may'>) =>
  may === 'receiver' ? roles.map(() => 'by link') : roles.map((role) => (reaches(role, may) ? 'yes' : ''))

/** A table in Markdown, its columns as wide as their longest cell. */
function table(lines: readonly (readonly string[])[]) {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)))
  const written = lines.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  return [written[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...written.slice(1)]
}

/** docs/roles.md: who may use which operation, from the contract. */
export const rolesPage = () =>
  [
    '# Roles',
    '',
    'Who may use which operation, made from the contract: the field `may` of each operation (`wire/operation.ts`). The',
    'service checks it in one place (`service/routes/allowed.ts`, by the rules in `service/domain/roles.ts`), and',
    '`service/routes/roles.test.ts` asks every operation both ways. What each role is for: decision 0061.',
    '',
    'This page is written by its test: `npx vitest run --project sqlite service/conformance/roles-page.test.ts -u`.',
    ...Object.entries(parts).flatMap(([face, title]) => {
      const ofFace = [...operations, ...viewerOperations].filter((op) => op.face === face)
      return [
        '',
        `## ${title}`,
        '',
        ...table([['Operation', ...roles], ...ofFace.map((op) => [addressOf(op), ...marks(op)])]),
      ]
    }),
    '',
    '## Assistants',
    '',
    'Each tool of the endpoint for assistants takes the role of the operation it stands for; the account says from which',
    'role on people may connect one at all (`assistants_from`).',
    '',
    ...table([['Tool', ...roles], ...tools.map(({ name, op }) => [`\`${name}\``, ...marks(op)])]),
    '',
  ].join('\n')
