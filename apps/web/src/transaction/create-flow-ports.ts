import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { createFlowWallet } from '@slipway/sdk/flow/create-flow-wallet'
import { pollMsOf } from '@slipway/sdk/flow/flow-timing'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import type { FlowPorts } from '@slipway/sdk/flow/types'
import type { EIP1193RequestFn } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { activeChain } from '../core/active-chain.ts'
import { isInSafe } from '../core/is-in-safe.ts'
import { readClient } from '../core/read-client.ts'
import { isWalletConnect } from '../core/wallet-connect-type.ts'
import { createFlowIndex } from './create-flow-index.ts'
import { isRelayed } from './is-relayed.ts'
import { flowStorage } from './transaction-store.ts'

/** No wallet is connected, so nothing can be asked of one. Connect a wallet. */
export class WalletNotConnected extends Error {
  override readonly name = 'WalletNotConnected'
  readonly code = 'Wallet_Missing'
  constructor() {
    super('No wallet is connected; connect one and try again.')
  }
}

/** The wallet around the page knows signatures that the chain does not see. */
const getProposal = async (id: string) =>
  (await import('./get-safe-proposal.ts')).getSafeProposal(id)

/** Everything that the flow driver touches on this page. The wallet is looked up anew at each request. */
export function createFlowPorts(config: Config): FlowPorts {
  const request = async (call: { method: string; params?: unknown }) => {
    const { connector } = getConnection(config)
    if (!connector) throw new WalletNotConnected()
    const provider = (await connector.getProvider()) as { request: EIP1193RequestFn }
    return provider.request(call as Parameters<EIP1193RequestFn>[0])
  }
  // A relay keeps answers for minutes, a wallet the question for an hour.
  const mayLoseAnswers = () => {
    const { connector } = getConnection(config)
    return connector !== undefined && isWalletConnect(connector)
  }
  return {
    chain: createFlowChain(readClient),
    wallet: { ...createFlowWallet(request), mayLoseAnswers, ...(isInSafe && { getProposal }) },
    storage: flowStorage,
    clock: systemFlowClock,
    pollMs: pollMsOf(activeChain.blockTimeSeconds),
    index: createFlowIndex(),
    isRelayed: isRelayed(activeChain.chainId),
    report: (error) => reportError(error),
  }
}
