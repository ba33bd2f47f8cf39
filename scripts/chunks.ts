import type { Plugin } from 'vite'

type Group = { name: string; tags?: '$initial'[]; test?: RegExp; minShareCount?: number }

/**
 * Which file of the app each module is in. Left to itself the bundler makes a file of every set of modules that the same
 * screens share, a hundred of which each cost a request for a kilobyte
 * (docs/decisions/0047-a-file-for-each-area.md).
 *
 * A group takes what its modules import along, unless one above has it already: so a file imports only files above it.
 */
const groups: readonly Group[] = [
  // What the entry imports.
  { name: 'start', tags: ['$initial'] },
  { name: 'proposal-list', test: /\/src\/pages\/proposals\/list\/list\.tsx$/ },
  // By itself: it also tells what could not be fetched. With what stands where rows would.
  {
    name: 'toasts',
    test: /\/src\/components\/(ui\/toasts|proposals\/list-empty|list\/empty-(parts|state))\.tsx$/,
  },
  // What is opened from there, and what frames every screen after its first rows: fetched then, in one go. With the little
  // style of windows and of written text, so that the editor asks for two files less.
  {
    name: 'next',
    test: /\/src\/(api\/saved-views-asked|pages\/proposals\/(record\/record|shared\/bulk-acts)|api\/tags|pages\/shared\/ask-admin|components\/(list\/bulk-bar\.module|proposals\/filter-names)|app\/(after-first-page|bars\/work-bar|palette\/palette|live\/(notices|news-listener)|not-found)|pages\/webhooks\/shared\/paused-bands)\.(tsx?|css)$|\/(components\/ui\/dialog-window|app\/shortcuts\/window|components\/rich-text\/[\w-]+)\.module\.css$|\/styles\/(Modal|ModalBase|Overlay)\.layer\.css$/,
  },
  // By itself: it comes with the first row that is ticked or looked into.
  {
    name: 'rows-chosen',
    test: /\/src\/(pages\/proposals\/list\/(bulk-bar|peek)|components\/proposals\/proposal-bulk-bar)\.tsx$/,
  },
  // A proposal as it is read: beside its record, in the editor, in print; and what asks for all that a record shows.
  {
    name: 'document',
    test: /\/src\/(api\/proposal-record\.ts|pages\/proposals\/shared\/printed|components\/(viewer\/|ui\/wide-tables))|\/node_modules\/dompurify\//,
  },
  // Of lists that are narrowed, or about to be.
  { name: 'filters', test: /\/src\/pages\/(shared\/filters|proposals\/list\/list-filters)\.tsx$/ },
  { name: 'today', test: /\/src\/pages\/today\// },
  { name: 'sign-in', test: /\/src\/(pages\/sign-in\/|auth\/oauth-client)/ },
  // Its first screen.
  { name: 'demo-people', test: /\/src\/demo\/people\.tsx$/ },
  {
    name: 'windows',
    test: /\/src\/(components\/ui\/dialog-window|app\/(shortcuts\/window|session-ended-dialog))\.tsx$/,
  },
  // Fields and choices: whatever else several screens are made of.
  { name: 'forms', minShareCount: 2, test: /\/(?!src\/demo\/)(src|wire|pricing|node_modules)\// },
  {
    name: 'record-parts',
    test: /\/src\/(pages\/proposals\/(record|shared|questions)\/|pages\/shared\/valid-until|app\/bars\/bulk-changes)/,
  },
  // With the saved blocks that its tools offer.
  { name: 'rich-text', test: /\/src\/(components\/rich-text\/rich-text-editor|pages\/shared\/block-windows)\.tsx$/ },
  { name: 'editor', test: /\/src\/(pages\/proposals\/edit|components\/price-grid)\// },
  { name: 'send', test: /\/src\/pages\/proposals\/(send|new)\// },
  { name: 'board', test: /\/src\/pages\/proposals\/board\// },
  { name: 'contacts', test: /\/src\/pages\/contacts\/(?!import\/)/ },
  { name: 'import', test: /\/src\/pages\/contacts\/import\/|\/node_modules\/papaparse\// },
  { name: 'reports', test: /\/src\/pages\/reports\// },
  { name: 'products', test: /\/src\/pages\/products\// },
  { name: 'settings', test: /\/src\/pages\/settings\// },
  { name: 'webhooks', test: /\/src\/pages\/webhooks\// },
  // What starts its service is a file by itself: it asks for nothing before that, and would wait for all this.
  { name: 'demo', test: /\/src\/demo\/(?!worker\.ts)/ },
]

export const chunkGroups = groups.map((group, at) => ({ ...group, priority: groups.length - at }))

/** Files of which most is called as soon as they are here; `index` is the start's. */
const calledAtOnce = new Set(['index', 'proposal-list', 'next', 'document', 'record-parts'])

/**
 * Has V8 compile a file as a whole while it comes, beside the main thread, instead of each function there when it is
 * called first (docs/decisions/0160-what-is-called-at-once-is-compiled-ahead.md). Only the very first line is read so.
 */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const left = new Set(calledAtOnce)
      for (const file of Object.values(files))
        if (file.type === 'chunk' && left.delete(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      if (left.size > 0) this.error(`No file is called ${[...left].join(' or ')} any more`)
    },
  },
})

/** Less than this, in bytes before they are compressed, is not worth a request of its own. */
const worthARequest = 10_000
/** Other screens wait for nothing of theirs: what starts a demo's service, and its first screen. */
const mayBeSmall = new Set(['worker', 'demo-people'])

/** Fails where a screen's code would come in crumbs. */
export const fullFiles = (): Plugin => ({
  name: 'full-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const small = Object.values(files).flatMap((file) =>
        file.type === 'chunk' && file.code.length < worthARequest && !mayBeSmall.has(file.name)
          ? `${file.name} (${file.code.length} bytes)`
          : [],
      )
      if (small.length > 0) this.error(`Put these into a group of scripts/chunks.ts: ${small.join(', ')}`)
    },
  },
})
