import { m } from '@slipway/messages'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import type { PresaleView } from '../types.ts'
import { solOf } from './presale-texts.ts'

/** Lamports that a wallet's account in the presale pays back as it ends. */
export async function readDeposit(
  { chain }: PresaleView,
  { address }: SolanaPresaleBuyer,
): Promise<bigint> {
  return (await clusterRpc(chain).getBalance(address, { commitment: 'confirmed' }).send()).value
}

/** The same in a review. */
export const depositLine = ({ chain }: PresaleView, lamports: bigint) => ({
  label: m.solpresalepage_gets_deposit(),
  value: solOf(chain, lamports),
})
