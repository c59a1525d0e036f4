import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { findNonWallets } from '@slipway/sdk/solana/multisend/find-non-wallets'
import type { Address } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'

/** Why nothing may be sent to an address: a program owns what is there, and nobody signs. @returns undefined for a wallet */
export async function nonWalletText(
  chain: SolanaChainDefinition,
  recipient: Address,
): Promise<string | undefined> {
  const found = await findNonWallets(clusterRpc(chain), [recipient])
  return found.has(recipient) ? m.solana_issue_not_wallet() : undefined
}
