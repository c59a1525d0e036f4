import { listAirdropTemplates } from './plan-airdrops.ts'
import { listNftTemplates } from './plan-nfts.ts'
import { listPresaleTemplates } from './plan-presales.ts'
import { listPoolTemplates } from './plan-staking.ts'
import type { PlannedContract, PlannedInstanceTemplate } from './planned-contract.ts'
import type { SettingSubject } from './setting-step.ts'

/** A factory of instances, as a deployment sets it up. */
export interface InstanceFactory {
  /** Names its settings. */
  readonly id: string
  /** What it makes, in words. */
  readonly instances: string
  readonly factory: PlannedContract
  readonly templates: readonly PlannedInstanceTemplate[]
  /** Fee of creating one, whatever its kind. */
  readonly feeWei: bigint
}

/** Every factory whose instances are clones of templates. */
export function listInstanceFactories({
  plan: { presales, airdrops, staking, nfts },
  config,
}: Pick<SettingSubject, 'plan' | 'config'>): readonly InstanceFactory[] {
  return [
    {
      id: 'presale',
      instances: 'presales',
      factory: presales.presaleFactory,
      templates: listPresaleTemplates(presales),
      feeWei: config.platformFeeWei,
    },
    {
      id: 'airdrop',
      instances: 'airdrops',
      factory: airdrops.airdropFactory,
      templates: listAirdropTemplates(airdrops),
      feeWei: config.airdropFeeWei,
    },
    {
      id: 'pool',
      instances: 'pools',
      factory: staking.poolFactory,
      templates: listPoolTemplates(staking),
      feeWei: config.platformFeeWei,
    },
    {
      id: 'nft',
      instances: 'NFT sales',
      factory: nfts.nftSaleFactory,
      templates: listNftTemplates(nfts),
      feeWei: config.platformFeeWei,
    },
  ]
}
