import { type Address, lamports, type Signature } from '@solana/kit'
import type { SolanaRpc } from './solana-rpc.ts'

/** What one request brings: 5 SOL. */
export const testLamports = 5_000_000_000n

/** Asks a cluster for test money; clusters with real money have none to give. */
export function requestTestSol(rpc: SolanaRpc, account: Address): Promise<Signature> {
  return rpc.requestAirdrop(account, lamports(testLamports), { commitment: 'confirmed' }).send()
}
