import { Hono } from 'hono'
import { bringBackNeed, listNeeds, putOffNeed } from '#service/domain/needs.ts'
import * as acts from '#wire/need-acts.ts'
import * as wire from '#wire/needs.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const needs = new Hono<ServiceEnv>()

mount(needs, wire.listNeeds, (unit, { query }) => listNeeds(unit, query))
mount(needs, acts.putOffNeed, (unit, { body }) => putOffNeed(unit, body))
mount(needs, acts.bringBackNeed, (unit, { params }) => bringBackNeed(unit, params.id))
