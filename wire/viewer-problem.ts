import * as z from 'zod/mini'
import { problem } from './problem.ts'

/** Refusals of the viewer interface that a page distinguishes. */
export const viewerReasons = [
  /** 403: choose a password first; 403: enter the password in this browser. */
  'password_to_choose',
  'password_required',
  /** 410: lost or closed; `seller` says whom to contact. */
  'ended',
  /** 409: another version was sent in the meantime. */
  'version',
  /** 409: the choices are no longer those of `choices_at`. */
  'choices',
  /** 409: somebody has signed, so the choices are final. */
  'frozen',
  /** 409: this receiver has signed or declined already, or is not a signer. */
  'signed',
  'declined',
  'not_signer',
  /** 409: `valid_until` is past. */
  'expired',
  /** 403: a seller's preview is read only. */
  'preview',
] as const
export type ViewerReason = (typeof viewerReasons)[number]

/** A refusal with its `reason`, the seller, and the current state where that is the reason. */
export const viewerProblem = z.extend(problem, {
  reason: z.optional(z.enum(viewerReasons)),
  /** With 403 and 410. The phone only with 410. */
  seller: z.optional(
    z.object({ title: z.string(), name: z.string(), phone: z.string(), logo_url: z.string(), language: z.string() }),
  ),
  /** With 409 `version` and `choices`: the current state, which an acceptance has to name. */
  current: z.optional(z.object({ version_id: z.int(), version_number: z.int(), choices_at: z.string() })),
})
export type ViewerProblem = z.infer<typeof viewerProblem>
