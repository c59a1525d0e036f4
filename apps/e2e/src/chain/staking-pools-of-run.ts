import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, type Hex, type PrivateKeyAccount, parseEventLogs } from 'viem'
import { chainOfRun, createChainProbe } from './chain-of-run.ts'

/** The factory of pools on a chain of the stack. @throws RangeError when none is deployed */
export function poolFactoryOfRun(shortname: string): Address {
  const { chainId } = chainOfRun(shortname)
  const { poolFactory } = (getDeployment(chainId) ?? getLocalDeployment()).contracts
  if (!poolFactory) throw new RangeError(`No poolFactory is deployed on ${shortname}.`)
  return poolFactory.address
}

/** Terms of a pool that a journey starts from; times in unix seconds, amounts in base units. */
export interface StakingPoolTerms {
  /** 1 token, 2 LP, 3 NFT. */
  readonly kind: bigint
  readonly stakedToken: Address
  readonly rewardToken: Address
  readonly rate: bigint
  readonly startTime: bigint
  readonly endTime: bigint
  readonly limit?: bigint
  readonly limitSeconds?: bigint
  readonly lockSeconds?: bigint
  readonly deadline?: bigint
  readonly rebateBps?: bigint
  /** The maker by default. */
  readonly admin?: Address
}

const WHOLE_BPS = 10_000n

/** Makes a pool past the web, paid in full; the maker is its admin. @returns its address */
export async function deployStakingPool(
  shortname: string,
  account: PrivateKeyAccount,
  terms: StakingPoolTerms,
): Promise<Address> {
  const probe = createChainProbe(shortname)
  const factory = poolFactoryOfRun(shortname)
  const settle = async (hash: Hex) => {
    const receipt = await probe.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed.`)
    return receipt
  }
  const { kind, stakedToken, rewardToken, rate, startTime, endTime, rebateBps = 0n } = terms
  const { admin = account.address } = terms
  const { limit = 0n, limitSeconds = 0n, lockSeconds = 0n, deadline = 0n } = terms
  const rewards = rate * (endTime - startTime)
  const budget = rewards + (rewards * rebateBps + WHOLE_BPS - 1n) / WHOLE_BPS
  const value = await probe.readContract({
    address: factory,
    abi: poolFactoryAbi,
    functionName: 'createFee',
    args: [account.address, kind],
  })
  await settle(
    await probe.writeContract({
      account,
      address: rewardToken,
      abi: erc20Abi,
      functionName: 'approve',
      args: [factory, budget],
    }),
  )
  const times = [startTime, endTime, limit, limitSeconds, lockSeconds, deadline] as const
  const { logs } = await settle(
    await probe.writeContract({
      account,
      address: factory,
      abi: poolFactoryAbi,
      functionName: 'deployPool',
      args: [stakedToken, rewardToken, [kind, rate, ...times, rebateBps], admin, ''],
      value,
    }),
  )
  const [deployed] = parseEventLogs({ abi: poolFactoryAbi, eventName: 'PoolDeployed', logs })
  if (!deployed) throw new Error('No pool was made.')
  return deployed.args.pool
}

/** What a pool says of an account, past everything that Slipway runs. */
export function createPoolProbe(shortname: string, pool: Address) {
  const probe = createChainProbe(shortname)
  const contract = { address: pool, abi: tokenPoolAbi } as const
  return {
    stakeOf: async (account: Address) =>
      (await probe.readContract({ ...contract, functionName: 'userInfo', args: [account] }))[0],
    pendingOf: (account: Address) =>
      probe.readContract({ ...contract, functionName: 'pendingReward', args: [account] }),
    rebateOf: (account: Address) =>
      probe.readContract({ ...contract, functionName: 'rebateOf', args: [account] }),
    inviterOf: (account: Address) =>
      probe.readContract({ ...contract, functionName: 'inviterOf', args: [account] }),
    unlockOf: (account: Address) =>
      probe.readContract({ ...contract, functionName: 'unlockTime', args: [account] }),
    rate: () => probe.readContract({ ...contract, functionName: 'rewardPerBlock' }),
    endTime: () => probe.readContract({ ...contract, functionName: 'bonusEndBlock' }),
    isExitOpen: () => probe.readContract({ ...contract, functionName: 'exitOpen' }),
    recoverable: () => probe.readContract({ ...contract, functionName: 'recoverable' }),
  }
}
