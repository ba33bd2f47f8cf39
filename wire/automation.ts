/**
 * What an automation waits for (interface, section 8). Days are counted from the event; for `expiring` back from
 * `valid_until`.
 */
const automationTriggers = ['not_opened', 'silent', 'unanswered', 'expiring', 'expired', 'signed', 'declined'] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** What is done then. */
const automationActions = ['remind', 'tell_owner', 'set_lost', 'set_closed'] as const
export type AutomationAction = (typeof automationActions)[number]
