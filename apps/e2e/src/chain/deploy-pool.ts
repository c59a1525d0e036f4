import { getLocalDeployment } from '@slipway/deployments'
import { poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import {
  type Address,
  erc20Abi,
  maxUint256,
  type PrivateKeyAccount,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { chainTime } from './deploy-presale.ts'
import { deployToken } from './deploy-token.ts'

const DAY = 86_400n
const UNIT = 10n ** 18n
const TOKEN_POOL = 1n

function factoryAddress(): Address {
  const contract = getLocalDeployment().contracts.poolFactory
  if (!contract) throw new Error('There is no local factory of pools.')
  return contract.address
}

/** A staking pool past the web, and its tokens: a journey's starting point. */
export interface DeployedPool {
  readonly pool: Address
  readonly staked: Address
  readonly reward: Address
}

async function allow(shortname: string, account: PrivateKeyAccount, token: Address, to: Address) {
  const probe = createChainProbe(shortname)
  const call = { address: token, abi: erc20Abi, functionName: 'approve' } as const
  const hash = await probe.writeContract({ ...call, account, args: [to, maxUint256] })
  await probe.waitForTransactionReceipt({ hash })
}

type PoolTokens = Pick<DeployedPool, 'staked' | 'reward'>

const deployTokens = async (shortname: string, owner: PrivateKeyAccount): Promise<PoolTokens> => ({
  staked: await deployToken(shortname, owner, { name: 'Staked Keel', symbol: 'SKEEL' }),
  reward: await deployToken(shortname, owner, { name: 'Paid Keel', symbol: 'PKEEL' }),
})

/**
 * Makes a pool that pays a thousandth of a token a second for a day.
 *
 * @param tokens what is staked for what; two new ones by default
 */
export async function deployPool(
  shortname: string,
  owner: PrivateKeyAccount,
  tokens?: PoolTokens,
): Promise<DeployedPool> {
  const probe = createChainProbe(shortname)
  const { staked, reward } = tokens ?? (await deployTokens(shortname, owner))
  const factory = { address: factoryAddress(), abi: poolFactoryAbi } as const
  await allow(shortname, owner, reward, factory.address)
  const value = await probe.readContract({
    ...factory,
    functionName: 'createFee',
    args: [owner.address, TOKEN_POOL],
  })
  const now = await chainTime(shortname)
  const params = [TOKEN_POOL, UNIT / 1_000n, now, now + DAY, 0n, 0n, 0n, 0n, 0n]
  const hash = await probe.writeContract({
    ...factory,
    account: owner,
    value,
    functionName: 'deployPool',
    args: [staked, reward, params, owner.address, ''],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [made] = parseEventLogs({ abi: poolFactoryAbi, eventName: 'PoolDeployed', logs })
  if (!made) throw new Error(`The transaction ${hash} made no pool.`)
  return { pool: made.args.pool, staked, reward }
}

/** Stakes tokens in a pool. @param amount base units */
export async function stakeTokens(
  shortname: string,
  account: PrivateKeyAccount,
  { pool, staked }: DeployedPool,
  amount: bigint,
): Promise<void> {
  const probe = createChainProbe(shortname)
  await allow(shortname, account, staked, pool)
  const call = { address: pool, abi: tokenPoolAbi, functionName: 'deposit' } as const
  const hash = await probe.writeContract({ ...call, account, args: [amount, zeroAddress] })
  await probe.waitForTransactionReceipt({ hash })
}
