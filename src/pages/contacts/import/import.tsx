import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useSearchParams } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import type { ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import { contactAddress, type ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { writeCsv } from '#src/components/ui/csv.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { ImportChoose } from '#src/components/contacts/import-choose.tsx'
import { ImportColumnsStep } from '#src/components/contacts/import-columns-step.tsx'
import { ImportRowsStep } from '#src/components/contacts/import-rows-step.tsx'
import { ImportReport, ImportRunning } from '#src/components/contacts/import-run.tsx'
import type { ImportRow } from '#src/components/contacts/import-changes.ts'
import { actOf, type RowAct, type Verdict } from '#src/components/contacts/import-verdicts.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { useContactFields } from '#src/pages/contacts/shared/custom-fields.ts'
import css from '#src/pages/contacts/shared/form.module.css'
import { contactsLeft } from '#src/pages/contacts/shared/list-position.ts'
import { createContact } from '#wire/contacts.ts'
import { screenFor } from '#src/pages/shared/screen-for.tsx'
import type { RemainingRows } from './done.ts'
import { useImportFile } from './file.ts'
import type { ImportWork } from './kept.ts'
import { personIn } from '#src/api/person.ts'
import { useImportRun } from './run.ts'
import type { ToDo } from './writer.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...customFieldQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

/** Contacts from a CSV file, with a dry run first. */
export const Component = screenFor(createContact, ContactImport)

function ContactImport() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { show } = contactAddress.read(search)
  const custom = useContactFields()
  const { data: hello } = useQuery(accountQueries.hello())
  return (
    <>
      <title>{`${t`Import contacts`} · Proffer`}</title>
      <PageHead title={t`Import contacts`} back={{ to: contactsLeft(), label: t`Back to list` }} />
      {custom && hello ? <Import key={show} kind={show} custom={custom} owner={personIn(hello)} /> : <SkeletonRows />}
    </>
  )
}

/** What the file holds; settled once there is one. */
const Kinds = ({ current }: { current: ContactListName }) => {
  const { t } = useLingui()
  return (
    <div className={css.kinds}>
      <Tabs label={t`File contents`}>
        <Tab to="/contacts/import" replace current={current === 'organisations'}>
          <Trans>Organisations</Trans>
        </Tab>
        <Tab to="/contacts/import?show=people" replace current={current === 'people'}>
          <Trans>People</Trans>
        </Tab>
      </Tabs>
    </div>
  )
}

type ImportProps = { kind: ContactListName; custom: readonly ContactField[]; owner: string }

/** From the file to the report, one step at a time. */
function Import({ kind, custom, owner }: ImportProps) {
  const { t } = useLingui()
  const file = useImportFile({ kind, custom, owner })
  const running = useImportRun(kind, owner, file.end)
  const isRunning = running.progress.doing !== 'nothing'
  return (
    <>
      <Step kind={kind} file={file} running={running} isRunning={isRunning} />
      <LeaveGuard dirty={() => isRunning} title={t`Leave the import?`} leave={t`Leave without finishing`} />
    </>
  )
}

type StepProps = {
  kind: ContactListName
  file: ReturnType<typeof useImportFile>
  running: ReturnType<typeof useImportRun>
  isRunning: boolean
}

function Step({ kind, file, running, isRunning }: StepProps) {
  const save = useSaveRemaining()
  const { work, headers, cells, rows, numbers, verdicts, chosen } = file
  if (!file.looked) return <SkeletonRows />
  if (isRunning) return <ImportRunning progress={running.progress} onStop={running.stop} />
  if (running.outcome)
    return (
      <ImportReport
        outcome={running.outcome}
        isKept={running.isKept}
        list={kind === 'people' ? '/contacts?show=people' : '/contacts'}
        onUndo={running.undo}
        onRemaining={() => running.remaining && void save(running.remaining)}
        onAnother={() => {
          running.clear()
          file.startAgain()
        }}
      />
    )
  if (work && rows && numbers && verdicts) {
    const run = async () => {
      const tasks = rows.flatMap((row, at) => toDo(at, row, verdicts[at], chosen.get(at)) ?? [])
      const unchanged = verdicts.filter(
        (verdict, at) => verdict.kind === 'unchanged' && actOf(verdict, chosen.get(at)) === 'skip',
      )
      const about = { name: work.name, rows: rows.length, unchanged: unchanged.length }
      await running.run(tasks, about, (reasons) => remainingIn(file, reasons))
    }
    return (
      <ImportRowsStep
        {...{ rows, numbers, verdicts, chosen }}
        creates={work.creates}
        onCreates={file.setCreates}
        fields={file.fields}
        fault={file.fault}
        busy={file.busy}
        onChoose={file.choose}
        onMend={file.mend}
        onBack={file.backToColumns}
        onRun={() => void run()}
      />
    )
  }
  if (work && headers && cells)
    return (
      <ImportColumnsStep
        headers={headers}
        rows={cells}
        head={work.head}
        onHead={file.setHead}
        columns={work.columns}
        fields={file.fields}
        onColumn={file.setColumn}
        fault={file.fault ?? missing(kind, work)}
        busy={file.busy}
        onNext={file.compare}
        onAnother={file.startAgain}
      />
    )
  return (
    <>
      <Kinds current={kind} />
      <ImportChoose
        onFile={file.read}
        fault={file.fault}
        past={running.past}
        onUndo={running.undoPast}
        onRemaining={({ remaining }) => remaining && void save(remaining)}
      />
    </>
  )
}

/** The rows that are not imported, each with its number and why. */
function remainingIn(
  { work, headers, cells, numbers, verdicts, chosen }: StepProps['file'],
  reasons: ReadonlyMap<number, string>,
): RemainingRows | undefined {
  if (!work || !headers || !cells || !verdicts) return undefined
  const rows = cells.flatMap((row, at) => {
    const reason = reasons.get(at) ?? reasonFor(verdicts[at], chosen.get(at))
    if (reason === undefined) return []
    return [[numbers?.[at] ?? at + 1, ...headers.map((_, column) => row[column] ?? ''), reason]]
  })
  const { separator } = work.table
  return rows.length > 0 ? { rows: [[t`Row`, ...headers, t`Reason`], ...rows], separator } : undefined
}

/** Written as the file was. */
function useSaveRemaining() {
  const locale = use(MoneyLocale)
  return async ({ rows, separator }: RemainingRows) =>
    saveFile('contacts-left.csv', await writeCsv(rows, { locale, separator }))
}

/** Why one cannot go on: nothing says what the contacts are called. */
function missing(kind: ContactListName, { head, columns }: Pick<ImportWork, 'head' | 'columns'>): string | undefined {
  if (head === undefined) return t`Choose what the first row contains`
  const naming = kind === 'people' ? ['name', 'firstname', 'lastname'] : ['name']
  return naming.some((key) => columns.includes(key)) ? undefined : t`Choose the column with the name`
}

function toDo(at: number, row: ImportRow, verdict: Verdict | undefined, chosen: RowAct | undefined): ToDo | undefined {
  const act = actOf(verdict, chosen)
  if (!verdict || verdict.kind === 'error' || act === 'skip') return undefined
  if (act === 'update') {
    const { contact, changes } = verdict.kind === 'updates' || verdict.kind === 'duplicate' ? verdict : {}
    return contact && changes && { at, act, contact, changes }
  }
  return { at, act: 'add', row, within: verdict.within, creates: verdict.creates }
}

function reasonFor(verdict: Verdict | undefined, chosen: RowAct | undefined): string | undefined {
  if (verdict?.kind === 'error') return verdict.reason
  if (!verdict || verdict.kind === 'new' || actOf(verdict, chosen) !== 'skip') return undefined
  // Everything of it is there: nothing was left out.
  if (verdict.kind === 'unchanged') return undefined
  return verdict.kind === 'updates' ? t`Skipped: ${verdict.of} already exists` : t`Duplicate of ${verdict.of}`
}
