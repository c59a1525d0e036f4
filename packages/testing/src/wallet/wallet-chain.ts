import type { Hex, SignedAuthorizationList } from 'viem'

/** A chain that the wallet knows, with the wallet's own node: the page's node may be down while this one works. */
export type WalletChain = {
  readonly chainId: number
  readonly rpcUrl: string
}

/** One field set of `eth_sendTransaction`, as pages send it. */
export type TransactionRequest = {
  readonly from: Hex
  readonly to?: Hex
  readonly data?: Hex
  readonly value?: Hex
  readonly gas?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly nonce?: Hex
  /** The network that it was made for. */
  readonly chainId?: Hex
  /** Code that accounts lend themselves (EIP-7702); only the wallet itself writes it. */
  readonly authorizationList?: SignedAuthorizationList
}

/** A transaction that the wallet signed for a page. */
export type SentTransaction = {
  readonly hash: Hex
  readonly chainId: number
  readonly nonce: number
  readonly request: TransactionRequest
  /** The signed transaction itself. */
  readonly raw: Hex
}
