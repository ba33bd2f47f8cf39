import { Hono } from 'hono'
import { getFollowUp, runStepNow, setFollowUp, skipStep } from '#service/domain/follow-up.ts'
import {
  cancelSending,
  getScheduledSending,
  listScheduledSendings,
  scheduleSending,
} from '#service/domain/scheduled-sending.ts'
import { getFollowUpSettings, updateFollowUpSettings } from '#service/domain/settings-follow-up.ts'
import * as wire from '#wire/follow-up.ts'
import * as sending from '#wire/scheduled-sending.ts'
import * as settings from '#wire/settings-follow-up.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

/** What follows by itself, and what is sent at a moment. */
export const followUp = new Hono<ServiceEnv>()

mount(followUp, wire.getFollowUp, (unit, { params }) => getFollowUp(unit, params.id))
mount(followUp, wire.setFollowUp, (unit, { params, body }) => setFollowUp(unit, params.id, body))
mount(followUp, wire.runStep, (unit, { params }) => runStepNow(unit, params.id, params.step_id))
mount(followUp, wire.skipStep, (unit, { params, body }) => skipStep(unit, params.id, params.step_id, body))
mount(followUp, sending.listScheduledSendings, listScheduledSendings)
mount(followUp, sending.getScheduledSending, (unit, { params }) => getScheduledSending(unit, params.id))
mount(followUp, sending.scheduleSending, (unit, { params, body }) => scheduleSending(unit, params.id, body))
mount(followUp, sending.cancelSending, (unit, { params }) => cancelSending(unit, params.id))
mount(followUp, settings.getFollowUpSettings, getFollowUpSettings)
mount(followUp, settings.updateFollowUpSettings, (unit, { body }) => updateFollowUpSettings(unit, body))
