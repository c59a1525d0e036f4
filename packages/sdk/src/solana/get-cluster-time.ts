import { type Address, fetchEncodedAccount, getI64Decoder } from '@solana/kit'
import type { SolanaRpc } from './solana-rpc.ts'

const clock = 'SysvarC1ock11111111111111111111111111111111' as Address
/** Behind slot, start of the epoch, epoch and the next leaders' epoch. */
const timeOffset = 32

/** The cluster's time in unix seconds, as programs read it. */
export async function getClusterTime(rpc: SolanaRpc): Promise<number> {
  const account = await fetchEncodedAccount(rpc, clock, { commitment: 'confirmed' })
  if (!account.exists) throw new Error('The cluster has no clock.')
  return Number(getI64Decoder().decode(account.data, timeOffset))
}
