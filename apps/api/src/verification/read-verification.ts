import { tokenVerification, type VerificationStatus } from '@slipway/database/verification/app'
import { eq } from 'drizzle-orm'
import { getAddress } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import { readTokenSource } from './token-source.ts'
import type { ServicesOf } from './verification-services.ts'

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

/** From the least to the most. */
const RANK = ['failed', 'queued', 'pending', 'verified'] as const satisfies VerificationStatus[]

/** The best of several. */
export function bestStatus(statuses: readonly VerificationStatus[]): VerificationStatus | 'off' {
  const rank = Math.max(-1, ...statuses.map((status) => RANK.indexOf(status)))
  return RANK[rank] ?? 'off'
}

/** Where people read a source that a service has verified. */
export const pageOf = (
  servicesOf: ServicesOf,
  row: { chainId: number; address: `0x${string}`; service: string; status: string },
): string | null =>
  (row.status === 'verified' &&
    servicesOf(row.chainId)
      .find(({ name }) => name === row.service)
      ?.pageOf(row.chainId, getAddress(row.address))) ||
  null

/**
 * Everything about the verification of one token.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`
 */
export async function readVerification(
  database: ReadDatabase,
  tokenId: string,
  servicesOf: ServicesOf,
) {
  const source = await readTokenSource(database, tokenId)
  const rows = await database
    .select()
    .from(tokenVerification)
    .where(eq(tokenVerification.tokenId, tokenId))
    .orderBy(tokenVerification.service)
  const isOpen = (status: string) => status === 'queued' || status === 'pending'
  return {
    status: bestStatus(rows.map((row) => row.status)),
    services: rows.map((row) => ({
      service: row.service,
      status: row.status,
      detail: row.detail,
      url: pageOf(servicesOf, row),
      attempts: row.attempts,
      updatedAt: seconds(row.updatedAt),
      nextAttemptAt: isOpen(row.status) ? seconds(row.nextAttemptAt) : null,
    })),
    source: source
      ? {
          contractIdentifier: `${source.artifact.source}:${source.artifact.name}`,
          compilerVersion: source.artifact.compiler.version,
          evmVersion: source.artifact.compiler.evmVersion,
          optimizerRuns: source.artifact.compiler.optimizerRuns,
          license: 'MIT' as const,
        }
      : null,
    constructorArguments: source?.constructorArguments ?? null,
  }
}
