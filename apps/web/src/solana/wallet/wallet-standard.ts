import type { SolanaChainDefinition } from '@slipway/chains'
import {
  SolanaSignIn,
  type SolanaSignInFeature,
  SolanaSignMessage,
  type SolanaSignMessageFeature,
  SolanaSignTransaction,
  type SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { IdentifierString, Wallet } from '@wallet-standard/base'
import {
  StandardConnect,
  type StandardConnectFeature,
  StandardDisconnect,
  type StandardDisconnectFeature,
  StandardEvents,
  type StandardEventsFeature,
} from '@wallet-standard/features'

/** A wallet that can be used here; parting, telling of changes and signing texts are its choice. */
export type SolanaWallet = Wallet & {
  readonly features: StandardConnectFeature &
    SolanaSignTransactionFeature &
    Partial<
      StandardDisconnectFeature &
        StandardEventsFeature &
        SolanaSignInFeature &
        SolanaSignMessageFeature
    >
}

/** How wallets name the clusters. */
const identifiers: Readonly<Record<number, IdentifierString>> = {
  900: 'solana:mainnet',
  901: 'solana:devnet',
  902: 'solana:localnet',
}

export function walletChain({ chainId }: Pick<SolanaChainDefinition, 'chainId'>): IdentifierString {
  return identifiers[chainId] ?? 'solana:mainnet'
}

/** Whether a wallet signs transactions of version 0 that we send ourselves. */
export function isSolanaWallet(wallet: Wallet): wallet is SolanaWallet {
  const { features } = wallet
  if (!(StandardConnect in features) || !(SolanaSignTransaction in features)) return false
  const signing = features as SolanaSignTransactionFeature
  return signing[SolanaSignTransaction].supportedTransactionVersions.includes(0)
}

export {
  SolanaSignIn,
  SolanaSignMessage,
  SolanaSignTransaction,
  StandardConnect,
  StandardDisconnect,
  StandardEvents,
}
