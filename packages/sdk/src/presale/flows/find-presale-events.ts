import { presaleAbi } from '@slipway/deployments/abi'
import { type Address, type ContractEventName, type Log, parseEventLogs } from 'viem'

/** All events of a name that one presale left in a receipt; those of other contracts are not believed. */
export function findPresaleEvents<Name extends ContractEventName<typeof presaleAbi>>(
  logs: readonly Log[],
  presale: Address,
  eventName: Name,
) {
  const events = parseEventLogs({ abi: presaleAbi, eventName, logs: [...logs], strict: true })
  return events.filter(({ address }) => address.toLowerCase() === presale.toLowerCase())
}
