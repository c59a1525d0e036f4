import { switchWallet } from '@slipway/sdk/evm/switch-wallet'
import type { EIP1193Provider } from 'viem'
import { type Config, ConnectorNotFoundError } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { activeChain } from './active-chain.ts'

/**
 * Moves the connected wallet to the page's network; what wagmi has for it waits for ever for a wallet that answers and
 * stays, and gives up at one that calls an unknown network an internal error.
 * @throws {WalletNotSwitched} when it stays; what the wallet answers when its owner refuses.
 */
export async function switchNetwork(config: Config): Promise<void> {
  const { connector } = getConnection(config)
  const provider = (await connector?.getProvider()) as EIP1193Provider | undefined
  if (!connector || !provider) throw new ConnectorNotFoundError()
  await switchWallet((args) => provider.request(args as never), activeChain)
  // Some wallets move without a word.
  connector.onChainChanged(String(activeChain.chainId))
}
