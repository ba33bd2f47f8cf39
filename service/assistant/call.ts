import { FaultList } from '#service/domain/fault-list.ts'
import { once } from '#service/domain/idempotency.ts'
import { refuseLesser } from '#service/domain/roles.ts'
import { inTransaction, type Unit } from '#service/domain/unit.ts'
import type { ServiceContext } from '#service/routes/env.ts'
import { read } from '#service/routes/faults.ts'
import { withinLimits } from '#service/routes/limits.ts'
import type { Contract } from './contract.ts'
import type { Told, Tool, Workbench } from './tool.ts'

type Data = Record<string, unknown>

const again =
  'This was done before, by the same call, and nothing was done now. To do it once more, call with an idempotency_key of its own.'

/**
 * Runs a tool for whoever asks. Throws a refusal, or the problem of the operation that refused. A write is one
 * transaction, kept or not as a whole and together with its answer.
 */
export async function callTool(c: ServiceContext, { askAs }: Contract, tool: Tool, sent: unknown): Promise<Told<Data>> {
  await refuseLesser(c.var.unit, tool.op)
  const input = readArguments(tool, sent)
  const benchOf = (unit: Unit): Workbench => ({
    ask: askAs(c, unit),
    address: (id) => `${unit.appUrl}/proposals/${id}`,
  })
  if (tool.hints.readOnlyHint) return dataOf(await tool.run(input, benchOf(c.var.unit)))
  const { idempotency_key: given, ...words } = input
  return inTransaction(c.var.unit, async (unit) => {
    const bench = benchOf(unit)
    const run = async () => dataOf(await tool.run(words, bench))
    const key = typeof given === 'string' ? given : await derivedKey(c, tool, words, bench)
    return key === undefined ? repeated(await run(), false) : doneOnce(c, { unit, key, call: [tool.name, words], run })
  })
}

function readArguments(tool: Tool, sent: unknown): Data {
  const faults = new FaultList()
  const whole = withinLimits(faults, sent ?? {}, 'arguments')
  const data = read(tool.input, whole, 'arguments', faults)
  faults.refuse()
  return data ?? {}
}

/** Made of the tool and its arguments, so that an assistant that lost an answer may just call again. */
async function derivedKey(c: ServiceContext, tool: Tool, words: Data, bench: Workbench) {
  const differs = tool.differs ? await tool.differs(words, bench) : ''
  return differs === null ? undefined : `call ${await c.var.sha256(JSON.stringify([tool.name, words, differs]))}`
}

type Call = { unit: Unit; key: string; call: unknown; run: () => Promise<Told<Data>> }

async function doneOnce(c: ServiceContext, { unit, key, call, run }: Call) {
  const fingerprint = await c.var.sha256(JSON.stringify(call))
  const { body, replayed } = await once(unit, { key: (c.var.keyScope ?? '') + key, fingerprint }, async () => ({
    status: 200,
    content_type: 'application/json',
    etag: null,
    body: JSON.stringify(await run()),
  }))
  return repeated(JSON.parse(body) as Told<Data>, replayed)
}

const repeated = ({ said, data }: Told<Data>, isRepeated: boolean): Told<Data> => ({
  said: isRepeated ? `${again} What it answered then: ${said}` : said,
  data: { ...data, repeated: isRepeated },
})

const dataOf = ({ said, data }: Told): Told<Data> => ({ said, data: data as Data })
