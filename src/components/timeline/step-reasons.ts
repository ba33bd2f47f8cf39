import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stepReasons, type StepReason } from '#wire/automation.ts'

/** Why a step of an automation is not done, as it stands after a colon or in brackets. */
const words: Record<StepReason, MessageDescriptor> = {
  not_sent: msg`not sent to them`,
  newer_version: msg`the proposal was changed`,
  status_changed: msg`the status changed`,
  opened: msg`opened in the meantime`,
  not_opened: msg`not opened`,
  asked: msg`a question is waiting for your answer`,
  answered: msg`they replied`,
  signed: msg`signed in the meantime`,
  declined: msg`declined`,
  bounced: msg`emails to them bounce`,
  no_email: msg`no email address`,
  not_receiver: msg`no longer a receiver`,
  expired: msg`the proposal has expired`,
  no_date: msg`no expiry date any more`,
  no_template: msg`no email template in the proposal’s language`,
  automation_removed: msg`the automation set no longer has this step`,
  trashed: msg`the proposal was in the trash`,
}

/** Undefined for what this app does not know yet. */
export function obstacleWords(reason: string): string | undefined {
  const known = stepReasons.find((each) => each === reason)
  return known && i18n._(words[known])
}
