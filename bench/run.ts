import { benchCustomer } from './customer.ts'
import { benchDocument } from './document.ts'
import { benchEditor } from './editor.ts'
import { benchDemo } from './demo.ts'
import { benchEngines } from './engines.ts'
import { benchProcesses } from './processes.ts'
import { benchProfile } from './profile.ts'
import { benchPromises } from './promises.ts'
import { benchScroll } from './scroll.ts'
import { benchSheet } from './sheet.ts'
import { benchStart } from './start.ts'
import { benchService } from './service/bench.ts'

/** By the first word on the command line; each gets the words after it. */
const benches: ReadonlyMap<string, (args: string[]) => Promise<unknown>> = new Map<
  string,
  (args: string[]) => Promise<unknown>
>([
  ['promises', benchPromises],
  ['service', benchService],
  ['engines', benchEngines],
  ['processes', benchProcesses],
  ['editor', benchEditor],
  ['sheet', benchSheet],
  ['start', benchStart],
  ['scroll', benchScroll],
  ['demo', benchDemo],
  ['customer', benchCustomer],
  ['document', benchDocument],
  ['profile', benchProfile],
])

const [first = 'promises', ...rest] = process.argv.slice(2)
// Without a name, all that is promised.
const [name, args] = first.startsWith('--') ? ['promises', [first, ...rest]] : [first, rest]
const bench = benches.get(name)
if (!bench) {
  console.error(`npm run bench -- ${[...benches.keys()].join(' | ')}`)
  process.exit(2)
}
await bench(args)
