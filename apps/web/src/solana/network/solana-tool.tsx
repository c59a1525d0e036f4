import type { SolanaChainDefinition } from '@slipway/chains'
import { SolanaTransactionButton } from '../flow/solana-transaction-button.tsx'
import { SolanaWalletButton } from '../wallet/solana-wallet-button.tsx'
import { SolanaNodeSpeed } from './solana-node-speed.tsx'

interface SolanaToolProps {
  part: 'speed' | 'transactions' | 'wallet'
  chain: SolanaChainDefinition
}

/** What the header has in the Solana area in place of the other networks' tools; one file for all three. */
export default function SolanaTool({ part, chain }: SolanaToolProps) {
  if (part === 'speed') return <SolanaNodeSpeed chain={chain} />
  return part === 'wallet' ? <SolanaWalletButton chain={chain} /> : <SolanaTransactionButton />
}
