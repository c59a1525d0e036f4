import { badge, badgeAttestation } from '@slipway/database/badges/app'
import { badgeState } from '@slipway/sdk/badges/application-acts'
import type { BadgeEndReason, BadgeKind, BadgeSubject } from '@slipway/sdk/badges/badge-kinds'
import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { unixSeconds } from '../accounts/unix-seconds.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'

type Attested = typeof badgeAttestation.$inferSelect

/** A badge, and what was attested on chain for it. */
export interface BadgeRow {
  readonly badge: typeof badge.$inferSelect
  readonly attestation: typeof badgeAttestation.$inferSelect | null
}

/** Badges with what was attested for them. */
export const selectBadges = (database: Pick<ReadDatabase, 'select'>) =>
  database
    .select({ badge, attestation: badgeAttestation })
    .from(badge)
    .leftJoin(badgeAttestation, eq(badgeAttestation.id, badge.id))

const serializeAttestation = ({ chainId, uid, attester, attestedAt, revokedAt }: Attested) => ({
  chainId,
  uid,
  attester: showAddress(attester as Address),
  attestedAt: unixSeconds(attestedAt),
  revokedAt: revokedAt && unixSeconds(revokedAt),
})

/** A badge as everybody sees it. @param now unix seconds */
export const serializeBadge = ({ badge: row, attestation }: BadgeRow, now: number) => {
  const expiresAt = unixSeconds(row.expiresAt)
  const endReason = row.endReason as BadgeEndReason | null
  return {
    id: row.id,
    kind: row.kind as BadgeKind,
    subject: row.subject as BadgeSubject,
    chainId: row.chainId,
    address: showAddress(row.address as Address),
    project: row.project,
    issuer: row.issuer,
    scope: row.scope,
    report: row.report === '' ? null : row.report,
    state: badgeState({ expiresAt, endReason }, now),
    grantedAt: unixSeconds(row.grantedAt),
    expiresAt,
    endedAt: row.endedAt && unixSeconds(row.endedAt),
    endReason,
    endNote: row.endNote,
    boundTo: {
      codeHash: row.codeHash,
      owner: showAddress(row.owner as Address),
      taxes: row.taxBits,
    },
    attestation: attestation && serializeAttestation(attestation),
  }
}
