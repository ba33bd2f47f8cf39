import { Hono } from 'hono'
import * as domain from '#service/domain/sign-ins.ts'
import * as wire from '#wire/sign-ins.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const signIns = new Hono<ServiceEnv>()

mount(signIns, wire.listSignIns, domain.listSignIns)
mount(signIns, wire.endSignIn, (unit, { params }) => domain.endSignIn(unit, params.id))
mount(signIns, wire.endBrowser, (unit, { params }) => domain.endBrowser(unit, params.id))
mount(signIns, wire.endOtherSignIns, domain.endOtherSignIns)
mount(signIns, wire.signOutUser, (unit, { params }) => domain.signOutUser(unit, params.id))
