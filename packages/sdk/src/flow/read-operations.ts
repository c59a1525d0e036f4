import { type Address, decodeEventLog, isAddressEqual, type Log, parseAbi } from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'

const abi = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])
const entryPoints = [
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
]

/**
 * Whether each operation (ERC-4337) of an account worked, by the events of a transaction: a bundle goes through though
 * operations in it fail. Anybody can leave such an event, so that those of the known entry points alone count.
 */
export function readOperations(logs: readonly Log[], account: Address): readonly boolean[] {
  return logs.flatMap(({ address, topics, data }) => {
    if (!entryPoints.some((entryPoint) => isAddressEqual(entryPoint, address))) return []
    try {
      const { args } = decodeEventLog({ abi, topics, data })
      return isAddressEqual(args.sender, account) ? [args.success] : []
    } catch {
      // Another event of the entry point.
      return []
    }
  })
}
