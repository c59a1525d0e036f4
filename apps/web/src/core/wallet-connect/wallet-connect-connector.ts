import { createConnector } from 'wagmi'
import { walletConnectType } from '../wallet-connect-type.ts'
import type { WalletConnectProvider } from './wallet-connect-provider.ts'

/** Wallets behind a relay, as a way of connecting that wagmi knows. @param getProvider the page's one provider */
export const walletConnectConnector = (getProvider: () => Promise<WalletConnectProvider>) =>
  createConnector<WalletConnectProvider>(({ chains, emitter, storage }) => {
    let followed: WalletConnectProvider | undefined
    // A page that does not come back to it need not load it.
    const forget = () => void storage?.removeItem('recentConnectorId')
    const onAccountsChanged = (accounts: readonly string[]) => {
      if (accounts.length === 0) emitter.emit('disconnect')
      else emitter.emit('change', { accounts: accounts as readonly `0x${string}`[] })
    }
    const onChainChanged = (chainId: string) => emitter.emit('change', { chainId: Number(chainId) })
    const onDisconnect = () => {
      forget()
      emitter.emit('disconnect')
    }
    const follow = (provider: WalletConnectProvider) => {
      if (followed === provider) return
      followed = provider
      provider.on('accountsChanged', onAccountsChanged)
      provider.on('chainChanged', onChainChanged)
      provider.on('disconnect', onDisconnect)
    }
    return {
      id: walletConnectType,
      name: 'WalletConnect',
      type: walletConnectType,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const provider = await getProvider()
        if (!isReconnecting) await provider.connect(chainId ?? chains[0].id)
        follow(provider)
        const { accounts } = provider
        const listed = withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts
        return { accounts: listed as never, chainId: provider.chainId }
      },
      async disconnect() {
        forget()
        const provider = await getProvider()
        provider.disconnect()
      },
      getAccounts: async () => (await getProvider()).accounts,
      getChainId: async () => (await getProvider()).chainId,
      getProvider,
      isAuthorized: async () => (await getProvider()).accounts.length > 0,
      onAccountsChanged: (accounts) => onAccountsChanged(accounts),
      onChainChanged,
      onDisconnect,
    }
  })
