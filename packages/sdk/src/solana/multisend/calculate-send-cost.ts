import { sendLimits } from './send-limits.ts'
import type { SendPlan } from './types.ts'

/** What is left of a list, and what it costs beside the tokens. */
export interface SendCost {
  readonly recipients: number
  /** Base units. */
  readonly total: bigint
  /** Accounts that are opened. */
  readonly opened: number
  /** What they hold as long as they exist. */
  readonly depositLamports: bigint
  readonly feeLamports: bigint
}

/** Costs of the transactions that are left. */
export function calculateSendCost({
  batches,
  rentLamports,
}: Pick<SendPlan, 'batches' | 'rentLamports'>): SendCost {
  const payments = batches.flat()
  const toOpen = payments.filter(({ opening }) => opening !== 'no')
  const opened = new Set(toOpen.map(({ account }) => account)).size
  return {
    recipients: payments.length,
    total: payments.reduce((sum, { amount }) => sum + amount, 0n),
    opened,
    depositLamports: rentLamports * BigInt(opened),
    feeLamports: sendLimits.signatureLamports * BigInt(batches.length),
  }
}
