import { type Address, parseAbi } from 'viem'
import { chainOfRun, createChainProbe } from './chain-of-run.ts'
import { factoryOfRun } from './factory-of-run.ts'

// Written by hand from the factory's promise, so that an event which drifted away from it is noticed here.
const factoryEvents = parseAbi([
  'event TokenDeployed(address indexed owner, address indexed token, uint256 indexed templateId, uint256 infoId, string name, string symbol, uint8 decimals, uint256 totalSupply, address inviter, uint256 feeWei, uint256 inviterRewardWei)',
])

export type LoggedToken = {
  readonly chainId: number
  readonly owner: Address
  readonly token: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly totalSupply: bigint
  readonly feeWei: bigint
  readonly inviterRewardWei: bigint
}

/** Every token that the factory of a chain ever created, read from its logs and from nothing else. */
export async function readTokenLogs(shortname: string): Promise<readonly LoggedToken[]> {
  const { chainId } = chainOfRun(shortname)
  const logs = await createChainProbe(shortname).getContractEvents({
    address: factoryOfRun(shortname),
    abi: factoryEvents,
    eventName: 'TokenDeployed',
    fromBlock: 0n,
    strict: true,
  })
  return logs.map(({ args }) => ({ chainId, ...args }))
}
