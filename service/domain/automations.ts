import type { Automation } from '#wire/automation.ts'

/** The automations of a set as it is stored. */
export const automationsIn = ({ automations }: { automations: string }) => JSON.parse(automations) as Automation[]
