import { isEvmChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { activeChain } from '../active-chain.ts'
import { offeredChains } from '../offered-chains.ts'
import { runtimeConfig } from '../runtime-config.ts'
import { createPairingClient } from './create-pairing-client.ts'
import { WalletConnectProvider } from './wallet-connect-provider.ts'

async function startProvider(): Promise<WalletConnectProvider> {
  const { walletConnect } = runtimeConfig
  if (!walletConnect) throw new Error('The operator has not set up WalletConnect.')
  const client = await createPairingClient(walletConnect, location.origin)
  const chainIds = offeredChains.filter(isEvmChain).flatMap((c) => (c.hidden ? [] : [c.chainId]))
  const provider = await WalletConnectProvider.restore({
    client,
    chainIds,
    pageChainId: activeChain.chainId,
  })
  const sayEnded = () => notify({ tone: 'warn', message: m.shell_walletconnect_ended() })
  return provider.on('disconnect', sayEnded)
}

let provider: Promise<WalletConnectProvider> | undefined

/** The page's one provider; a start that failed is tried again. */
export function loadProvider(): Promise<WalletConnectProvider> {
  provider ??= startProvider().catch((error: unknown) => {
    provider = undefined
    throw error
  })
  return provider
}

/** A client that the relay kept waiting waits for ever, also once the relay is back: the next attempt begins with a new one. */
export async function dropProvider(): Promise<void> {
  const dropped = provider
  provider = undefined
  await (await dropped)?.stop()
}
