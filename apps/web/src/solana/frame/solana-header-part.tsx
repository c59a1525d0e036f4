import { useDocumentVisibility } from '@mantine/hooks'
import type { SolanaChainDefinition } from '@slipway/chains'
import { type NodeSpeed, nodeSpeedLimits } from '@slipway/sdk/evm/node-speed'
import { watchNodeSpeed } from '@slipway/sdk/evm/watch-node-speed'
import { useEffect, useState } from 'react'
import { NodeSpeedLamp } from '../../core/node-speed-lamp.tsx'
import { SolanaTransactionButton } from '../flow/solana-transaction-button.tsx'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { SolanaWalletButton } from '../wallet/solana-wallet-button.tsx'

interface SolanaHeaderPartProps {
  part: 'speed' | 'transactions' | 'wallet'
  chain: SolanaChainDefinition
}

/** What the header has in the Solana area in place of the other networks' tools; one file for all three. */
export default function SolanaHeaderPart({ part, chain }: SolanaHeaderPartProps) {
  if (part === 'speed') return <SolanaNodeSpeed chain={chain} />
  return part === 'wallet' ? <SolanaWalletButton chain={chain} /> : <SolanaTransactionButton />
}

/** How fast the cluster's node answers: measured every 3 s while the page is visible. */
function SolanaNodeSpeed({ chain }: { chain: SolanaChainDefinition }) {
  const [speed, setSpeed] = useState<NodeSpeed>()
  const isVisible = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (!isVisible) return
    const ping = () =>
      clusterRpc(chain)
        .getSlot()
        .send({ abortSignal: AbortSignal.timeout(nodeSpeedLimits.timeoutMs) })
    return watchNodeSpeed(ping, setSpeed)
  }, [chain, isVisible])
  return <NodeSpeedLamp speed={speed} />
}
