import { Client } from 'pg'

/** The server that scripts/with-postgres.ts has started; none where PostgreSQL is not installed. */
export const postgresServer = process.env['TEST_POSTGRES_URL']

/** A new, empty database on the server. */
export async function postgresDatabase(name: string) {
  if (!postgresServer) throw new Error('Set TEST_POSTGRES_URL')
  const url = new URL(postgresServer)
  url.pathname = `/${name}_${process.pid}`
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: postgresServer })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const drop = () => ask(`drop database if exists ${url.pathname.slice(1)} with (force)`)
  await drop()
  await ask(`create database ${url.pathname.slice(1)}`)
  return { url: url.href, drop }
}
