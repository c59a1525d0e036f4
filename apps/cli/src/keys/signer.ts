import type { RpcRequest } from '@slipway/sdk/evm/rpc-endpoint'
import type { Address } from 'viem'

/** Who signs: an account, and what a wallet answers (EIP-1193). */
export interface Signer {
  readonly account: Address
  readonly request: RpcRequest
}
