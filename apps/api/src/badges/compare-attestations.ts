import { badge, badgeAttestation } from '@slipway/database/badges/app'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import type { AttestationService } from './attestation-service.ts'
import { recordStep, theServer } from './record-step.ts'

/** Attestations that one turn asks for, those asked for longest ago first. */
const BATCH = 20

type Recorded = typeof badgeAttestation.$inferSelect

/** Takes attestations that stand for one turn; another process takes others. An expired one says nothing any more. */
async function takeAttestations(database: ReadDatabase, restSeconds: number): Promise<Recorded[]> {
  const running = database
    .select({ id: badge.id })
    .from(badge)
    .where(gt(badge.expiresAt, sql`now()`))
  const next = database
    .select({ id: badgeAttestation.id })
    .from(badgeAttestation)
    .where(
      and(
        isNull(badgeAttestation.revokedAt),
        inArray(badgeAttestation.id, running),
        sql`${badgeAttestation.comparedAt} <= now() - make_interval(secs => ${restSeconds})`,
      ),
    )
    .orderBy(asc(badgeAttestation.comparedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return await database
    .update(badgeAttestation)
    .set({ comparedAt: sql`now()` })
    .where(inArray(badgeAttestation.id, next))
    .returning()
}

async function compare(database: ReadDatabase, service: AttestationService, one: Recorded) {
  // A node that is away, or has lost it, revokes nothing.
  const found = await service.read(one.chainId, one.uid as Hex).catch(() => undefined)
  const revocationTime = found?.revocationTime ?? 0
  if (revocationTime === 0) return
  await database.transaction(async (writer) => {
    const noted = await writer
      .update(badgeAttestation)
      .set({ revokedAt: new Date(revocationTime * 1_000) })
      .where(
        and(
          eq(badgeAttestation.id, one.id),
          eq(badgeAttestation.uid, one.uid),
          isNull(badgeAttestation.revokedAt),
        ),
      )
      .returning({ id: badgeAttestation.id })
    if (noted.length === 0) return
    await recordStep(writer, one.id, { ...theServer, act: 'attestationRevoked', note: one.uid })
  })
}

/**
 * Notes which attestations were revoked on their network.
 *
 * @param restSeconds for which one that was asked for is left alone
 */
export async function compareAttestations(
  database: ReadDatabase,
  service: AttestationService,
  restSeconds: number,
): Promise<'waiting'> {
  for (const one of await takeAttestations(database, restSeconds))
    await compare(database, service, one)
  return 'waiting'
}
