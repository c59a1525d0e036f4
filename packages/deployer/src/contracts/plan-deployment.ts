import { readArtifact } from '@slipway/deployments/read-artifact'
import { type TokenTemplateEntry, tokenTemplateEntries } from '@slipway/deployments/token-templates'
import type { ContractArtifact } from '@slipway/deployments/types'
import { type Address, keccak256 } from 'viem'
import { type AirdropsPlan, listAirdrops, planAirdrops } from './plan-airdrops.ts'
import { listNfts, type NftsPlan, planNfts } from './plan-nfts.ts'
import { listPresales, type PresalesPlan, planPresales } from './plan-presales.ts'
import { listStaking, planStaking, type StakingPlan } from './plan-staking.ts'
import {
  type PlannedContract,
  planChunks,
  planContract,
  planMadeContract,
} from './planned-contract.ts'

export type { PlannedContract } from './planned-contract.ts'

/** A template: where its code lies, and the contract that joins it with arguments. */
export interface PlannedTemplate {
  readonly entry: TokenTemplateEntry
  readonly chunks: readonly PlannedContract[]
  readonly generator: PlannedContract
}

/** Every contract of a deployment. */
export interface DeploymentPlan {
  readonly templates: readonly PlannedTemplate[]
  /** Code that taxed tokens share. */
  readonly taxedTokenExtension: PlannedContract
  readonly platformRegistry: PlannedContract
  readonly tokenFactory: PlannedContract
  readonly tokenDetector: PlannedContract
  readonly liquidityLocker: PlannedContract
  /** Names the successors to which locks of tokens may move. */
  readonly lockAnnouncer: PlannedContract
  readonly tokenLocker: PlannedContract
  readonly nftLocker: PlannedContract
  readonly poolRepair: PlannedContract
  readonly launchPad: PlannedContract
  readonly openingVault: PlannedContract
  readonly presales: PresalesPlan
  readonly airdrops: AirdropsPlan
  readonly staking: StakingPlan
  readonly nfts: NftsPlan
  /** Sells memberships; every factory asks it. */
  readonly vip: PlannedContract
}

type ReadArtifact = (name: string) => ContractArtifact

/**
 * Which contracts a deployment consists of and where they will stand. Pure: the addresses follow
 * from the code and the owner alone, on every chain.
 *
 * @param owner owner of factory and registry: sets templates and fees, adds platform contracts, has no power over tokens
 * @param read where the artifacts come from
 */
export function planDeployment(owner: Address, read: ReadArtifact = readArtifact): DeploymentPlan {
  const plan = (name: string, id: string, title: string, args: readonly unknown[]) =>
    planContract({ id, title, artifact: read(name) }, args)
  const platformRegistry = plan(
    'PlatformRegistry',
    'platform-registry',
    'Registry of the platform’s contracts',
    [owner],
  )
  const tokenFactory = plan('TokenFactory', 'token-factory', 'Token factory', [
    owner,
    platformRegistry.address,
  ])
  const liquidityLocker = plan('LiquidityLocker', 'liquidity-locker', 'Liquidity locker', [])
  const lockAnnouncer = plan('LockAnnouncer', 'lock-announcer', 'Announcer of lockers', [owner])
  const launchPad = plan('LaunchPad', 'launch-pad', 'Launch pad', [
    tokenFactory.address,
    liquidityLocker.address,
  ])
  return {
    templates: tokenTemplateEntries.map((entry) => planTemplate(entry, read)),
    taxedTokenExtension: plan(
      'TaxedTokenExtension',
      'taxed-token-extension',
      'Shared code of the taxed templates',
      [],
    ),
    platformRegistry,
    tokenFactory,
    tokenDetector: plan('TokenDetector', 'token-detector', 'Token detector', [
      tokenFactory.address,
    ]),
    liquidityLocker,
    lockAnnouncer,
    tokenLocker: plan('TokenLocker', 'token-locker', 'Token locker', [lockAnnouncer.address]),
    nftLocker: plan('NftLocker', 'nft-locker', 'NFT locker', []),
    poolRepair: plan('PoolRepair', 'pool-repair', 'Pool repair', [platformRegistry.address]),
    launchPad,
    openingVault: planMadeContract(
      { id: 'opening-vault', title: 'Opening vault', artifact: read('OpeningVault') },
      [],
      launchPad.address,
    ),
    presales: planPresales({ owner, platformRegistry, tokenFactory, liquidityLocker }, read),
    airdrops: planAirdrops({ owner, platformRegistry }, read),
    staking: planStaking({ owner, platformRegistry }, read),
    nfts: planNfts(owner, read),
    vip: plan('Vip', 'vip', 'Memberships', [owner]),
  }
}

/** All contracts of a plan, in the order in which they have to be created. */
export function listContracts(plan: DeploymentPlan): readonly PlannedContract[] {
  return [
    plan.taxedTokenExtension,
    ...plan.templates.flatMap(({ chunks, generator }) => [...chunks, generator]),
    plan.platformRegistry,
    plan.tokenFactory,
    plan.tokenDetector,
    plan.liquidityLocker,
    plan.lockAnnouncer,
    plan.tokenLocker,
    plan.nftLocker,
    plan.poolRepair,
    plan.launchPad,
    plan.openingVault,
    ...listPresales(plan.presales),
    ...listAirdrops(plan.airdrops),
    ...listStaking(plan.staking),
    ...listNfts(plan.nfts),
    plan.vip,
  ]
}

function planTemplate(entry: TokenTemplateEntry, read: ReadArtifact): PlannedTemplate {
  const { templateId, contract, params } = entry
  const code = read(contract).bytecode
  const chunks = planChunks(contract, `Code of template ${templateId}`, code)
  const generator = planContract(
    {
      id: `code-generator:${contract}`,
      title: `Code generator of template ${templateId}`,
      artifact: read('TokenCodeGenerator'),
    },
    [chunks.map(({ address }) => address), keccak256(code), toBigInts(params)],
  )
  return { entry, chunks, generator }
}

function toBigInts({ strings, addresses, numbers, bools }: TokenTemplateEntry['params']) {
  return {
    strings: BigInt(strings),
    addresses: BigInt(addresses),
    numbers: BigInt(numbers),
    bools: BigInt(bools),
  }
}
