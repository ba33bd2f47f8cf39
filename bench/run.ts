import { benchCustomer } from './customer.ts'
import { benchEditor } from './editor.ts'
import { benchDemo } from './demo.ts'
import { benchService } from './service/bench.ts'

/** By the first word on the command line; each gets the words after it. */
const benches: ReadonlyMap<string, (args: string[]) => Promise<void>> = new Map([
  ['service', benchService],
  ['editor', benchEditor],
  ['demo', benchDemo],
  ['customer', benchCustomer],
])

const [name = '', ...args] = process.argv.slice(2)
const bench = benches.get(name)
if (!bench) {
  console.error(`npm run bench -- ${[...benches.keys()].join(' | ')}`)
  process.exit(2)
}
await bench(args)
