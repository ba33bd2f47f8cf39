import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#hosts/node/testing/free-port.ts'

/**
 * PgBouncer before the server of a database, as docs/operating.md advises; undefined where it is not installed. `url` is
 * the database's by way of it.
 */
export async function startPooler(database: string) {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) return undefined
  const url = new URL(database)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'proffer-pooler-'))
  const settings = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port || 5432} user=${decodeURIComponent(url.username)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = session',
    'default_pool_size = 40',
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`)
  const user = nobody()
  if (user) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid)
  const pooler = spawn('pgbouncer', ['--quiet', settings], { ...user, stdio: 'ignore' })
  await listening(port)
  url.port = String(port)
  return {
    url: url.href,
    stop: async () => {
      if (pooler.exitCode === null && pooler.kill('SIGTERM')) await once(pooler, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** It refuses to run as root. */
function nobody() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function listening(port: number, tries = 100): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isThere) return
  if (tries === 0) throw new Error('PgBouncer does not listen')
  await wait(50)
  await listening(port, tries - 1)
}
