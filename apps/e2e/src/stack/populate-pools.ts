import { nftPoolAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import {
  type Address,
  erc20Abi,
  type Hash,
  type PrivateKeyAccount,
  parseAbi,
  parseEther,
} from 'viem'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { deployMoodyToken } from '../chain/foreign/deploy-moody-token.ts'
import { mintNfts } from '../chain/mint-nft.ts'
import { deployStakingPool } from '../chain/staking-pools-of-run.ts'

const DAY = 86_400n
const STAKE = parseEther('30')
const approveAbi = parseAbi(['function approve(address, uint256)'])

/**
 * A pool of each kind on a network: staked in through an inviter, harvested, partly left, and the inviter paid. Of the
 * token pool everything is taken out again by the emergency exit.
 */
export async function fillPools(
  shortname: string,
  owner: PrivateKeyAccount,
  inviter: PrivateKeyAccount,
): Promise<void> {
  const probe = createChainProbe(shortname)
  const settle = async (hash: Promise<Hash>) => {
    const { status } = await probe.waitForTransactionReceipt({ hash: await hash })
    if (status !== 'success') throw new Error(`The transaction ${await hash} failed.`)
  }
  // Free from the start, so that an exchange takes it.
  const staked = await deployMoodyToken(shortname, owner, 0n)
  const rewardToken = await deployToken(shortname, owner)
  const lp = await createPoolMaker(shortname, owner).addLiquidity(staked, STAKE, parseEther('1'))
  const nftIds = await mintNfts(owner, 3, shortname)
  const deploy = async (kind: bigint, stakedToken: Address) => {
    const startTime = await chainTime(shortname)
    const endTime = startTime + DAY
    const terms = { rewardToken, rate: 10n ** 12n, startTime, endTime, rebateBps: 1_000n }
    return deployStakingPool(shortname, owner, { kind, stakedToken, ...terms })
  }
  /** Two seconds of rewards, collected, and what the inviter earned by it. */
  const harvest = async (pool: Address) => {
    await probe.mine({ blocks: 2, interval: 1 })
    const call = { address: pool, abi: tokenPoolAbi } as const
    await settle(probe.writeContract({ ...call, account: owner, functionName: 'harvest' }))
    await settle(probe.writeContract({ ...call, account: inviter, functionName: 'claimRebate' }))
  }
  for (const [kind, stakedToken] of [
    [1n, staked],
    [2n, lp],
  ] as const) {
    const pool = await deploy(kind, stakedToken)
    const amount = 10n ** 12n
    const token = { account: owner, address: stakedToken, abi: erc20Abi } as const
    const call = { account: owner, address: pool, abi: tokenPoolAbi } as const
    await settle(probe.writeContract({ ...token, functionName: 'approve', args: [pool, amount] }))
    const deposit = { ...call, functionName: 'deposit', args: [amount, inviter.address] } as const
    await settle(probe.writeContract(deposit))
    await harvest(pool)
    if (kind === 1n)
      await settle(probe.writeContract({ ...call, functionName: 'emergencyWithdraw' }))
    else
      await settle(probe.writeContract({ ...call, functionName: 'withdraw', args: [amount / 3n] }))
  }
  const pool = await deploy(3n, localCollectionAddress)
  const call = { account: owner, address: pool, abi: nftPoolAbi } as const
  const allow = { account: owner, address: localCollectionAddress, abi: approveAbi } as const
  for (const nftId of nftIds)
    await settle(probe.writeContract({ ...allow, functionName: 'approve', args: [pool, nftId] }))
  const deposit = { ...call, functionName: 'deposit', args: [nftIds, inviter.address] } as const
  await settle(probe.writeContract(deposit))
  await harvest(pool)
  await settle(
    probe.writeContract({ ...call, functionName: 'withdraw', args: [nftIds.slice(0, 1)] }),
  )
}
