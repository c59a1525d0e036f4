import { badgeEvent } from '@slipway/database/badges/app'
import type { Writer } from '../outbox/outbox.ts'

/** Everything that is ever written into the trail of an application. */
export const BADGE_ACTS = [
  'created',
  'changed',
  'documentAdded',
  'documentRemoved',
  'submitted',
  'retracted',
  'taken',
  'moreWanted',
  'granted',
  'refused',
  'withdrawn',
  'dropped',
  'replaced',
  'attested',
  'attestationRevoked',
  'forgotten',
] as const

export type BadgeAct = (typeof BADGE_ACTS)[number]

/** Who does something to an application or badge. */
export type Actor =
  | { readonly actor: 'applicant' | 'operator'; readonly actorId: string }
  | { readonly actor: 'server'; readonly actorId: null }

export const theServer: Actor = { actor: 'server', actorId: null }

/** Adds a row to the trail, in the transaction of the step itself: neither is there without the other. */
export async function recordStep(
  writer: Pick<Writer, 'insert'>,
  applicationId: string,
  step: Actor & { readonly act: BadgeAct; readonly note?: string },
): Promise<void> {
  await writer.insert(badgeEvent).values({ applicationId, ...step })
}
