import type { EvmChainDefinition } from '@slipway/chains'
import { numberToHex } from 'viem'
import { WalletNotSwitched } from './errors.ts'
import type { RpcRequest } from './rpc-endpoint.ts'
import { wasRejected } from './was-rejected.ts'

/** EIP-1474: the wallet is asking its owner something already. */
const busyCode = -32_002

/** How long a wallet may take to move after it has answered, and how often it is looked at; milliseconds. */
export interface SwitchPatience {
  readonly patienceMs: number
  readonly pollMs: number
}

const usualPatience: SwitchPatience = { patienceMs: 2_000, pollMs: 150 }

const isBusy = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === busyCode

/** The network as a wallet takes it (EIP-3085). */
const toAddedChain = ({
  chainId,
  name,
  nativeCurrency,
  rpcUrls,
  explorer,
}: EvmChainDefinition) => ({
  chainId: numberToHex(chainId),
  chainName: name,
  nativeCurrency,
  rpcUrls,
  ...(explorer && { blockExplorerUrls: [explorer.url] }),
})

interface Ask {
  readonly request: RpcRequest
  readonly chain: EvmChainDefinition
  readonly patience: SwitchPatience
}

/** @returns whether the wallet is on the network, now or a little later. */
async function hasMoved({ request, chain, patience }: Ask): Promise<boolean> {
  const { patienceMs, pollMs } = patience
  for (let waited = 0; ; waited += pollMs) {
    if (Number(await request({ method: 'eth_chainId' })) === chain.chainId) return true
    if (waited >= patienceMs) return false
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/**
 * Asks the wallet, and looks what came of it: whether it moved, or answered and stayed, or could not do it.
 * @throws what it answers when its owner refuses, or is being asked something else
 */
async function askToMove(
  ask: Ask,
  call: Parameters<RpcRequest>[0],
): Promise<'moved' | 'stayed' | 'failed'> {
  try {
    await ask.request(call)
  } catch (error) {
    if (wasRejected(error) || isBusy(error)) throw error
    // A network that a wallet does not know has many names: 4902, the same below -32603, or -32603 alone.
    return 'failed'
  }
  return (await hasMoved(ask)) ? 'moved' : 'stayed'
}

/**
 * Moves a wallet to a network (EIP-3326), which it is told of where it does not know it, or does not move (EIP-3085).
 * @param request the provider's request function
 * @throws {WalletNotSwitched} when the wallet stays where it is; what it answers when its owner refuses.
 */
export async function switchWallet(
  request: RpcRequest,
  chain: EvmChainDefinition,
  patience: SwitchPatience = usualPatience,
): Promise<void> {
  const ask = { request, chain, patience }
  const target = { chainId: numberToHex(chain.chainId) }
  const switching = { method: 'wallet_switchEthereumChain', params: [target] }
  const switched = await askToMove(ask, switching)
  if (switched === 'moved') return
  const adding = { method: 'wallet_addEthereumChain', params: [toAddedChain(chain)] }
  const added = await askToMove(ask, adding)
  if (added === 'moved') return
  // Some wallets only add with it; one that stayed when it was asked to switch is not asked that again.
  const isNew = switched === 'failed' && added === 'stayed'
  if (isNew && (await askToMove(ask, switching)) === 'moved') return
  throw new WalletNotSwitched(chain.name)
}
