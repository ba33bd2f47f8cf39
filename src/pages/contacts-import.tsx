import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import type { ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import { contactsIn, type ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { saveFile, writeCsv } from '#src/components/ui/csv.ts'
import { ImportChoose } from '#src/components/contacts/import-choose.tsx'
import { ImportColumnsStep } from '#src/components/contacts/import-columns-step.tsx'
import { ImportRowsStep } from '#src/components/contacts/import-rows-step.tsx'
import { ImportReport, ImportRunning } from '#src/components/contacts/import-run.tsx'
import type { ImportRow } from '#src/components/contacts/import-changes.ts'
import { actOf, type RowAct, type Verdict } from '#src/components/contacts/import-verdicts.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { useContactFields } from './contact-custom-fields.ts'
import css from './contact-form.module.css'
import { contactsLeft } from './contact-list-place.ts'
import { useImportFile } from './contacts-import-file.ts'
import { useImportRun, type ToDo } from './contacts-import-run.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...customFieldQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

/** Contacts from a CSV file, with a dry run first. */
export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { show } = contactsIn(search)
  const custom = useContactFields()
  return (
    <>
      <title>{`${t`Import contacts`} · Proffer`}</title>
      <PageHead title={t`Import contacts`} back={{ to: contactsLeft(), label: t`Back to the list` }} />
      {custom ? <Import key={show} kind={show} custom={custom} /> : <SkeletonRows />}
    </>
  )
}

/** What the file holds; settled once there is one. */
const Kinds = ({ current }: { current: ContactListName }) => {
  const { t } = useLingui()
  return (
    <div className={css.kinds}>
      <Tabs label={t`What the file holds`}>
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

/** From the file to the report, one step at a time. */
function Import({ kind, custom }: { kind: ContactListName; custom: readonly ContactField[] }) {
  const { t } = useLingui()
  const file = useImportFile(kind, custom)
  const running = useImportRun(kind)
  const { sheet, rows, verdicts, chosen } = file
  const outcome = running.outcomeOf(rows?.length ?? 0)
  const isRunning = running.progress.doing !== 'nothing'

  const run = () => {
    const given = (rows ?? []).flatMap((row, at) => toDo(at, row, verdicts?.[at], chosen.get(at)) ?? [])
    void running.run(given)
  }
  const saveLeft = async () => {
    if (!sheet || !verdicts) return
    const left = sheet.cells.flatMap((cells, at) => {
      const reason = running.reasons?.get(at) ?? reasonFor(verdicts[at], chosen.get(at))
      return reason === undefined ? [] : [[...sheet.headers.map((_, column) => cells[column] ?? ''), reason]]
    })
    saveFile('contacts-left.csv', await writeCsv([[...sheet.headers, t`Reason`], ...left]))
  }
  const step = () => {
    if (isRunning) return <ImportRunning progress={running.progress} onStop={running.stop} />
    if (outcome)
      return (
        <ImportReport
          outcome={outcome}
          list={kind === 'people' ? '/contacts?show=people' : '/contacts'}
          onUndo={() => void running.undo()}
          onErrors={() => void saveLeft()}
          onAnother={() => {
            running.clear()
            file.startAgain()
          }}
        />
      )
    if (rows && verdicts)
      return (
        <ImportRowsStep
          {...{ rows, verdicts, chosen }}
          fields={file.fields}
          fault={file.fault}
          busy={file.busy}
          onChoose={file.choose}
          onMend={file.mend}
          onBack={file.backToColumns}
          onRun={run}
        />
      )
    if (sheet)
      return (
        <ImportColumnsStep
          headers={sheet.headers}
          rows={sheet.cells}
          columns={sheet.columns}
          fields={file.fields}
          onColumn={file.setColumn}
          fault={file.fault ?? missing(kind, sheet.columns)}
          busy={file.busy}
          onNext={file.compare}
        />
      )
    return (
      <>
        <Kinds current={kind} />
        <ImportChoose onFile={file.read} fault={file.fault} />
      </>
    )
  }
  return (
    <>
      {step()}
      <LeaveGuard
        dirty={() => isRunning || (sheet !== undefined && !outcome)}
        title={t`Leave the import?`}
        leave={t`Leave without finishing`}
      />
    </>
  )
}

/** Why one cannot go on: nothing says what the contacts are called. */
function missing(kind: ContactListName, columns: readonly (string | undefined)[]): string | undefined {
  const naming = kind === 'people' ? ['name', 'firstname', 'lastname'] : ['name']
  return naming.some((key) => columns.includes(key)) ? undefined : t`Say which column holds the name`
}

function toDo(at: number, row: ImportRow, verdict: Verdict | undefined, chosen: RowAct | undefined): ToDo | undefined {
  const act = actOf(verdict, chosen)
  if (!verdict || verdict.kind === 'error' || act === 'skip') return undefined
  if (verdict.kind === 'updates' && act === 'update')
    return { at, act, contact: verdict.contact, changes: verdict.changes }
  return { at, act: 'add', row, within: verdict.within }
}

function reasonFor(verdict: Verdict | undefined, chosen: RowAct | undefined): string | undefined {
  if (verdict?.kind === 'error') return verdict.reason
  if (!verdict || verdict.kind === 'new' || actOf(verdict, chosen) !== 'skip') return undefined
  return verdict.kind === 'updates' ? t`Skipped: ${verdict.of} is there` : t`Duplicate of ${verdict.of}`
}
