import { Hono } from 'hono'
import { erasePerson, reviewErasure } from '#service/domain/erase-person.ts'
import { exportPerson } from '#service/domain/personal-data.ts'
import * as wire from '#wire/privacy.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const privacy = new Hono<ServiceEnv>()

mount(privacy, wire.exportPerson, (unit, { params }) => exportPerson(unit, params.id))
mount(privacy, wire.reviewErasure, (unit, { params }) => reviewErasure(unit, params.id))
mount(privacy, wire.erasePerson, (unit, { params }) => erasePerson(unit, params.id))
