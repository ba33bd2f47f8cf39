import { Hono } from 'hono'
import { getAccount, hello, listUsers, summary } from '#service/domain/account.ts'
import * as wire from '#wire/account.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const account = new Hono<ServiceEnv>()

mount(account, wire.hello, async (unit) => hello(unit))
mount(account, wire.listUsers, listUsers)
mount(account, wire.getAccount, getAccount)
mount(account, wire.summary, (unit, { query }) => summary(unit, query))
