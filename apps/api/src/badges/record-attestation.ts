import { badge, badgeAttestation } from '@slipway/database/badges/app'
import { checkAttestation } from '@slipway/sdk/badges/attestation/check-attestation'
import type { Attestation } from '@slipway/sdk/badges/attestation/get-attestation'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Hex } from 'viem'
import { ApiError } from '../http/api-error.ts'
import type { Transaction } from './applications.ts'
import type { AttestationService } from './attestation-service.ts'
import { readTrusted } from './attesters.ts'
import type { BadgeParts } from './badge-parts.ts'
import { recordStep } from './record-step.ts'
import { serializeBadge } from './serialize-badge.ts'

/** Holds a badge that is valid. @throws ApiError `BADGE_STATE_WRONG` where there is none */
async function holdValid(writer: Transaction, id: string, now: number) {
  const [row] = await writer.select().from(badge).where(eq(badge.id, id)).for('update')
  const shown = row && serializeBadge({ badge: row, attestation: null }, now)
  if (shown?.state === 'valid') return shown
  throw new ApiError('BADGE_STATE_WRONG', 'no badge of this application is valid')
}

/** @throws ApiError `ATTESTATION_NOT_OFFERED`, `ATTESTATION_UNAVAILABLE` where no node answers */
async function readFrom(
  service: AttestationService,
  chainId: number,
  uid: Hex,
): Promise<Attestation | undefined> {
  if (!service.networks.some((network) => network.chainId === chainId)) {
    throw new ApiError('ATTESTATION_NOT_OFFERED', 'the network has no attestation service')
  }
  try {
    return await service.read(chainId, uid)
  } catch (cause) {
    throw new ApiError('ATTESTATION_UNAVAILABLE', 'no node answers', { cause })
  }
}

/** Writes it down; one that was revoked makes room. @throws ApiError `ATTESTATION_RECORDED` */
async function keep(
  writer: Transaction,
  { id, chainId }: { readonly id: string; readonly chainId: number },
  { uid, attester, time }: Attestation,
): Promise<void> {
  await writer
    .delete(badgeAttestation)
    .where(and(eq(badgeAttestation.id, id), isNotNull(badgeAttestation.revokedAt)))
  const made = await writer
    .insert(badgeAttestation)
    .values({
      id,
      chainId,
      uid,
      attester: attester.toLowerCase(),
      attestedAt: new Date(time * 1_000),
    })
    .onConflictDoNothing()
    .returning({ id: badgeAttestation.id })
  if (made.length === 0) throw new ApiError('ATTESTATION_RECORDED', 'there is one that stands')
}

/**
 * Records what was attested for a badge, if the badge's network itself says the same as the badge in every field.
 *
 * @throws ApiError `ATTESTATION_WRONG` with every fault, and `BADGE_STATE_WRONG`, `ATTESTATION_NOT_OFFERED`,
 *   `ATTESTATION_UNAVAILABLE`, `ATTESTATION_RECORDED`
 */
export async function recordAttestation(
  { accounts, attestations }: BadgeParts,
  operatorId: string,
  id: string,
  uid: Hex,
): Promise<void> {
  const now = Math.floor(accounts.now() / 1_000)
  await accounts.database.transaction(async (writer) => {
    const held = await holdValid(writer, id, now)
    const attestation = await readFrom(attestations, held.chainId, uid)
    const faults = checkAttestation(held, attestation, await readTrusted(writer))
    if (!attestation || faults.length > 0) {
      throw new ApiError('ATTESTATION_WRONG', 'the attestation does not say what the badge says', {
        details: { faults },
      })
    }
    await keep(writer, held, attestation)
    const step = { actor: 'operator', actorId: operatorId, act: 'attested', note: uid } as const
    await recordStep(writer, id, step)
  })
}
