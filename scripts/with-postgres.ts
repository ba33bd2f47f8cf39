import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '#hosts/node/testing/free-port.ts'

/**
 * `node scripts/with-postgres.ts COMMAND …` runs a command with TEST_POSTGRES_URL: a server of its own on a port of
 * this machine, in a folder that is gone afterwards. In CI it installs Debian's server when there is none; elsewhere
 * the command then runs without one, and the tests use PGlite.
 */
async function main(command: string, args: string[]) {
  const given = process.env['TEST_POSTGRES_URL']
  const folder = given ? undefined : (findServer() ?? (process.env['CI'] === 'true' ? installServer() : undefined))
  if (folder === undefined) {
    if (!given) console.log('No PostgreSQL 15 or newer is installed here: the tests use PGlite')
    return run(command, args, process.env)
  }
  const server = await startServer(folder)
  try {
    console.log(`PostgreSQL from ${folder}, for these tests alone`)
    return await run(command, args, { ...process.env, TEST_POSTGRES_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  // The terminal tells the child too; this process stays until the server has stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** The folder of its programs: the first on the PATH, or the newest where packages put them. */
function findServer() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const packaged = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((base) =>
    existsSync(base)
      ? readdirSync(base)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .toSorted((one, other) => Number(other.replace(/\D/g, '')) - Number(one.replace(/\D/g, '')))
          .map((name) => join(base, name, 'bin'))
      : [],
  )
  return [...onPath, ...packaged].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')) && versionOf(folder) >= 15,
  )
}

const versionOf = (folder: string) =>
  Number(/\d+/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)

function installServer() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing Debian's postgresql package")
  // Its programs are all that is wanted: no cluster that runs beside ours.
  const settings = '/etc/postgresql-common/createcluster.conf'
  if (!existsSync(settings)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(settings, 'create_main_cluster = false\n')
  }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'Dpkg::Options::=--force-confold', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', 'postgresql')
  return findServer()
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): SpawnOptions {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody'
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

async function startServer(programs: string) {
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'proffer-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  // The language of the server differs from the order that the service wants, so that tests see who decides.
  const made = 'initdb --username=postgres --auth=trust --no-sync --encoding=UTF8 --locale-provider=icu --icu-locale=en'
  const [initdb = '', ...options] = made.split(' ')
  execFileSync(join(programs, initdb), [...options, '--locale=C', '--pgdata', data], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
    'log_min_messages=fatal',
    // Its worker belongs to the superuser, and a database that it happens to look at cannot be dropped by the tests.
    'autovacuum=off',
  ]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...user, cwd: folder, stdio: 'ignore' })
  await prepare(`postgres://postgres@127.0.0.1:${port}/postgres`, server)
  return {
    url: `postgres://proffer@127.0.0.1:${port}/proffer`,
    stop: async () => {
      // SIGINT ends its sessions; SIGTERM would wait for them.
      if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The service's user is an ordinary one, so that row-level security holds it; tests make databases of their own. */
async function prepare(url: string, server: ChildProcess) {
  const client = await connected(url, server)
  await client.query('create role proffer login createdb')
  // Lets tests clear their database without a look at foreign keys.
  await client.query('grant set on parameter session_replication_role to proffer')
  await client.query('create database proffer owner proffer')
  await client.end()
}

async function connected(url: string, server: ChildProcess): Promise<Client> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended instead of starting', { cause: error })
    await wait(50)
    return connected(url, server)
  }
}

const [command, ...args] = process.argv.slice(2)
if (command === undefined) {
  console.error('node scripts/with-postgres.ts COMMAND …')
  process.exit(2)
}
process.exitCode = await main(command, args)
