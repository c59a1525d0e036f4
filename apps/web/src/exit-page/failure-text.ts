import { m } from '@slipway/messages/features/exit'
import { formatNames } from '@slipway/messages/format/format-names'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { Abi } from 'viem'
import { OtherNetwork } from './open-node.ts'

const shown = (args: Readonly<Record<string, unknown>>) =>
  formatNames(Object.entries(args).map(([name, value]) => `${name} ${String(value)}`))

/** Says what went wrong. A contract's refusal keeps its name and numbers: all texts of all refusals would fill the page. */
export function failureText(error: unknown, abi: Abi = []): string {
  if (error instanceof OtherNetwork) return m.exit_fail_network({ chain: String(error.chainId) })
  const { kind, name, args } = decodeContractError(error, abi)
  switch (kind) {
    case 'contract':
      return m.exit_fail_contract({ name, args: shown(args) || '–' })
    case 'rejected':
      return m.exit_fail_rejected()
    case 'insufficient-funds':
      return m.exit_fail_funds()
    case 'rpc-down':
    case 'timeout':
      return m.exit_fail_node()
    case 'chain-mismatch':
      return m.exit_fail_wallet_network()
    default:
      return m.exit_fail_other({ reason: shown(args) || name })
  }
}
