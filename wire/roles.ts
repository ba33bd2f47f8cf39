import * as z from 'zod/mini'

/**
 * What a person may do in their account, from least to most; each may do what those before it may (decision 0061).
 * `reader`: reads. `seller`: also works on proposals, contacts and products. `admin`: also settings, people,
 * applications, webhooks and the audit log.
 */
export const roles = ['reader', 'seller', 'admin'] as const
export type Role = (typeof roles)[number]

export const role = z.enum(roles, { error: `Use one of ${roles.join(', ')}` })

/** What sellers see where an account limits them: `own` proposals and contacts, or `all` (decision 0062). */
export const sellersSee = ['all', 'own'] as const
export type SellersSee = (typeof sellersSee)[number]

/** From which role on people may connect assistants to the account. */
export const assistantsFrom = [...roles, 'nobody'] as const
export type AssistantsFrom = (typeof assistantsFrom)[number]

/** Whether somebody may connect an assistant, and whoever connected one use it. */
export const mayConnect = (role: Role, least: AssistantsFrom) => least !== 'nobody' && reaches(role, least)

/** Whether a role is `least` or above it. */
export const reaches = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least)
