import { Hono } from 'hono'
import * as domain from '#service/domain/saved-views.ts'
import * as changes from '#wire/saved-view-changes.ts'
import * as wire from '#wire/saved-views.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const savedViews = new Hono<ServiceEnv>()

mount(savedViews, wire.countSavedViews, domain.countSavedViews)
mount(savedViews, changes.createSavedView, (unit, { body }) => domain.createSavedView(unit, body))
mount(savedViews, changes.updateSavedView, (unit, { params, body }) => domain.updateSavedView(unit, params.id, body))
mount(savedViews, changes.deleteSavedView, (unit, { params }) => domain.deleteSavedView(unit, params.id))
