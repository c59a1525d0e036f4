import type { Address } from '@solana/kit'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal } from '../../shared/read-number.ts'
import type { TransferFee } from '../calculate-arriving.ts'
import { calculateNewPool, type NewPool } from './calculate-new-pool.ts'
import {
  type RaydiumPoolField,
  type RaydiumPoolInput,
  raydiumPoolSchema,
} from './raydium-pool-schema.ts'

/** A pool that can be made, by what its creator holds. */
export interface RaydiumPoolDraft extends NewPool {
  readonly tokenAmount: bigint
  readonly lamports: bigint
  readonly config: Address
}

export type RaydiumPoolReading =
  | { readonly ok: true; readonly draft: RaydiumPoolDraft }
  | { readonly ok: false; readonly issues: readonly DraftIssue<RaydiumPoolField>[] }

/** What a draft is judged by. */
export interface RaydiumPoolMeans {
  readonly decimals: number
  /** Base units in the account that pays. */
  readonly held: bigint
  readonly lamports: bigint
  readonly transferFee: TransferFee
  /** Addresses of fees with which a pool can be made. */
  readonly configs: readonly Address[]
}

const solDecimals = 9
/** The program counts in 64 bits. */
const amountMax = 2n ** 64n - 1n

function readAmount(
  field: 'tokenAmount' | 'solAmount',
  typed: string,
  { decimals, held }: { readonly decimals: number; readonly held: bigint },
  report: FieldIssueCollector<RaydiumPoolField>,
): bigint | undefined {
  const amount = readDecimal(field, typed, decimals, report)
  if (amount === undefined) return undefined
  if (amount === 0n) report(field, 'Input_AmountZero')
  if (amount > held || amount > amountMax) report(field, 'InsufficientBalance')
  return amount
}

/** Reads a new pool and lists every fault at once; `Venue_LiquidityTooSmall` where the program would not make it. */
export function readRaydiumPoolDraft(
  input: RaydiumPoolInput,
  means: RaydiumPoolMeans,
): RaydiumPoolReading {
  const issues: DraftIssue<RaydiumPoolField>[] = []
  const report: FieldIssueCollector<RaydiumPoolField> = (field, code, args = {}) =>
    issues.push({ field, code, args })
  const parsed = raydiumPoolSchema.safeParse(input)
  if (!parsed.success) {
    for (const { path } of parsed.error.issues)
      report(path[0] as RaydiumPoolField, 'Input_Required')
    return { ok: false, issues }
  }
  const { data } = parsed
  const tokenAmount = readAmount('tokenAmount', data.tokenAmount, means, report)
  const sol = { decimals: solDecimals, held: means.lamports }
  const lamports = readAmount('solAmount', data.solAmount, sol, report)
  const config = means.configs.find((one) => one === data.config)
  if (!config) report('config', 'Input_Required')
  if (issues.length > 0 || !tokenAmount || !lamports || !config) return { ok: false, issues }
  const pool = calculateNewPool(tokenAmount, lamports, means.transferFee)
  if (!pool) report('tokenAmount', 'Venue_LiquidityTooSmall')
  return pool
    ? { ok: true, draft: { tokenAmount, lamports, config, ...pool } }
    : { ok: false, issues }
}
