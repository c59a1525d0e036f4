import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { activeChain } from '../../core/active-chain.ts'

/** Why a token could not be read, from the catalogue of all refusals; loaded when that happens. */
export default function TokenFailureText({ error }: { error: Error }) {
  const { kind, name, args } = decodeContractError(error, [])
  return kind === 'rpc-down' || kind === 'timeout'
    ? m.token_load_failed_text({ chain: activeChain.name })
    : errorMessage(name, args)
}
