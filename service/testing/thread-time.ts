import process from 'node:process'

/** Milliseconds this thread works on something: what others do on the machine does not count. */
function worked(task: () => unknown) {
  const before = process.threadCpuUsage()
  task()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const sample = 'a1 .@-'.repeat(170_000)
/** What reading it takes on a machine of 2020, in milliseconds. */
const usual = 6

function readThrough(times: number) {
  let sum = 0
  for (let time = 0; time < times; time++) for (let at = 0; at < sample.length; at++) sum += sample.charCodeAt(at)
  return sum
}

/**
 * How many times slower than usual this machine is right now; never less than 1. Read for as long as what it is held
 * against: a machine that shares its processors with others, unseen, is quick for a moment and then stands still.
 */
export function slowness() {
  readThrough(1)
  const times = 8
  return Math.max(1, worked(() => readThrough(times)) / times / usual)
}

/** How often something is tried before it is called slow: what is slow by itself is slow every time. */
export const mostTries = 12

/** The thread's time so far, in milliseconds. */
export const threadTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
