import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { Address } from '@solana/kit'
import type { ReviewLine } from '../../transaction/shown-plan.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { describeDeposits } from './describe-deposits.ts'

interface Returned {
  /** What is closed. */
  readonly accounts: readonly Address[]
  /** Which deposits they are. */
  readonly note: string
  /** Lamports of these accounts that the review names in a line of their own. */
  readonly elsewhere?: bigint
}

/** What closing accounts pays back, to the lamport: everything that they hold. */
export async function describeReturned(
  chain: SolanaChainDefinition,
  { accounts, note, elsewhere = 0n }: Returned,
): Promise<ReviewLine[]> {
  const rpc = clusterRpc(chain)
  const held = await Promise.all(
    accounts.map((account) => rpc.getBalance(account, { commitment: 'confirmed' }).send()),
  )
  const lamports = held.reduce((sum, { value }) => sum + value, -elsewhere)
  return describeDeposits([{ label: m.solana_lock_close_gets(), lamports }], chain).map((line) => ({
    ...line,
    note,
  }))
}
