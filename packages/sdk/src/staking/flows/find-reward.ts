import { tokenPoolAbi as abi } from '@slipway/deployments/abi'
import { type Address, isAddressEqual, type Log, parseEventLogs } from 'viem'

/** Reward that a pool paid an account beside something else, in base units; 0 where it paid none. */
export function findReward(logs: readonly Log[], pool: Address, account: Address): bigint {
  return parseEventLogs({ abi, eventName: 'Harvested', logs: [...logs], strict: true })
    .filter(({ address, args }) => {
      return isAddressEqual(address, pool) && isAddressEqual(args.account, account)
    })
    .reduce((sum, { args }) => sum + args.reward, 0n)
}
