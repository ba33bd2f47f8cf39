import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Of all processors' time, the share that a machine at rest may be busy. */
const most = 0.1
/** Milliseconds: of one look, and until it is not waited for any more, since others work here too. */
const look = 250
const patience = 3000

/**
 * Waits until the machine has next to nothing to do, as it has where somebody looks at a window that is open already: a
 * window that has just opened loads some hundred files of the browser's own, beside whatever is measured in it.
 */
export async function untilMachineRests() {
  const end = Date.now() + patience
  let before = timesOfProcessors()
  while (Date.now() < end) {
    await pause(look)
    const now = timesOfProcessors()
    if (now.busy - before.busy <= most * (now.all - before.all)) return
    before = now
  }
}

function timesOfProcessors() {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const { idle, ...working } = times
    const worked = Object.values(working).reduce((sum, each) => sum + each)
    busy += worked
    all += worked + idle
  }
  return { busy, all }
}
