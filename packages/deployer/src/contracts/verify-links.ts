import {
  airdropFactoryAbi,
  launchPadAbi,
  lockAnnouncerAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  poolRepairAbi,
  presaleFactoryAbi,
  tokenDetectorAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  tokenPoolAbi,
  vipAbi,
} from '@slipway/deployments/abi'
import { type Address, isAddressEqual } from 'viem'
import type { DeployClient } from '../steps/deploy-client.ts'
import { DeployError } from '../steps/deploy-errors.ts'
import type { DeploymentConfig } from './deployment-config.ts'
import type { DeploymentPlan } from './plan-deployment.ts'

/** What a contract says, and what it has to say. */
type Link = readonly [what: string, actual: Promise<Address>, wanted: Address]

/**
 * The code is ours; this checks that the contracts also point at each other and at the owner.
 *
 * @throws {DeployError} `SETTING_DIFFERS`
 */
export async function verifyLinks(
  client: DeployClient,
  plan: DeploymentPlan,
  config: DeploymentConfig,
): Promise<void> {
  for (const [what, read, wanted] of describeLinks(client, plan, config)) {
    const actual = await read
    if (isAddressEqual(actual, wanted)) continue
    throw new DeployError('SETTING_DIFFERS', `The ${what} is ${actual}, not ${wanted}.`)
  }
}

function describeLinks(
  client: DeployClient,
  plan: DeploymentPlan,
  { owner }: DeploymentConfig,
): readonly Link[] {
  const read = client.readContract
  const tokens = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
  const detector = { address: plan.tokenDetector.address, abi: tokenDetectorAbi } as const
  const pad = { address: plan.launchPad.address, abi: launchPadAbi } as const
  const announcer = { address: plan.lockAnnouncer.address, abi: lockAnnouncerAbi } as const
  const locks = { address: plan.tokenLocker.address, abi: tokenLockerAbi } as const
  const poolRepair = { address: plan.poolRepair.address, abi: poolRepairAbi } as const
  const presales = {
    address: plan.presales.presaleFactory.address,
    abi: presaleFactoryAbi,
  } as const
  const airdrops = {
    address: plan.airdrops.airdropFactory.address,
    abi: airdropFactoryAbi,
  } as const
  const pools = { address: plan.staking.poolFactory.address, abi: poolFactoryAbi } as const
  const codeOfPools = [plan.staking.tokenPool, plan.staking.nftPool]
  const registry = plan.platformRegistry.address
  const factory = plan.tokenFactory.address
  return [
    ['owner of the token factory', read({ ...tokens, functionName: 'owner' }), owner],
    ['factory of the token detector', read({ ...detector, functionName: 'factory' }), factory],
    [
      'registry of the token factory',
      read({ ...tokens, functionName: 'platformRegistry' }),
      registry,
    ],
    [
      'locker of the launch pad',
      read({ ...pad, functionName: 'locker' }),
      plan.liquidityLocker.address,
    ],
    ['owner of the lock announcer', read({ ...announcer, functionName: 'owner' }), owner],
    [
      'announcer of the token locker',
      read({ ...locks, functionName: 'announcer' }),
      plan.lockAnnouncer.address,
    ],
    [
      'registry of the pool repair contract',
      read({ ...poolRepair, functionName: 'registry' }),
      registry,
    ],
    ['vault of the launch pad', read({ ...pad, functionName: 'vault' }), plan.openingVault.address],
    ['owner of the presale factory', read({ ...presales, functionName: 'owner' }), owner],
    ['registry of the presale factory', read({ ...presales, functionName: 'registry' }), registry],
    [
      'token factory of the presale factory',
      read({ ...presales, functionName: 'tokenFactory' }),
      factory,
    ],
    ['owner of the airdrop factory', read({ ...airdrops, functionName: 'owner' }), owner],
    ['registry of the airdrop factory', read({ ...airdrops, functionName: 'registry' }), registry],
    [
      'owner of the NFT sale factory',
      read({
        address: plan.nfts.nftSaleFactory.address,
        abi: nftSaleFactoryAbi,
        functionName: 'owner',
      }),
      owner,
    ],
    [
      'owner of the memberships',
      read({ address: plan.vip.address, abi: vipAbi, functionName: 'owner' }),
      owner,
    ],
    ['owner of the pool factory', read({ ...pools, functionName: 'owner' }), owner],
    ['registry of the pool factory', read({ ...pools, functionName: 'registry' }), registry],
    ...codeOfPools.map(
      ({ title, address }): Link => [
        `factory of the ${title.toLowerCase()}`,
        read({ address, abi: tokenPoolAbi, functionName: 'factory' }),
        pools.address,
      ],
    ),
  ]
}
