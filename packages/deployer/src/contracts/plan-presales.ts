import type { ContractArtifact } from '@slipway/deployments/types'
import type { Address } from 'viem'
import {
  type PlannedContract,
  type PlannedInstanceTemplate,
  planContract,
} from './planned-contract.ts'

/** Contracts of presales, of inviter rewards and of the market of slots. */
export interface PresalesPlan {
  readonly inviter: PlannedContract
  readonly whitelistMarket: PlannedContract
  readonly sellabilityCheck: PlannedContract
  readonly presaleAdmin: PlannedContract
  readonly normalPresale: PlannedContract
  readonly fairPresale: PlannedContract
  readonly privatePresale: PlannedContract
  readonly presaleFactory: PlannedContract
}

/** What presales are built upon. */
export interface PresalesFoundation {
  readonly owner: Address
  readonly platformRegistry: PlannedContract
  readonly tokenFactory: PlannedContract
  readonly liquidityLocker: PlannedContract
}

/** See `planDeployment`: the same for sales. */
export function planPresales(
  { owner, platformRegistry, tokenFactory, liquidityLocker }: PresalesFoundation,
  read: (name: string) => ContractArtifact,
): PresalesPlan {
  const plan = (name: string, id: string, title: string, args: readonly unknown[]) =>
    planContract({ id, title, artifact: read(name) }, args)
  const registry = platformRegistry.address
  const inviter = plan('Inviter', 'inviter', 'Ledger of inviter rewards', [])
  const whitelistMarket = plan('WhitelistMarket', 'whitelist-market', 'Market of whitelist slots', [
    registry,
  ])
  const sellabilityCheck = plan(
    'SellabilityCheck',
    'sellability-check',
    'Sellability check of presales',
    [],
  )
  const presaleAdmin = plan(
    'PresaleAdmin',
    'presale-admin',
    'Owner calls and views of the presales',
    [inviter.address, whitelistMarket.address],
  )
  const platform = {
    adminContract: presaleAdmin.address,
    locker: liquidityLocker.address,
    sellabilityCheck: sellabilityCheck.address,
  }
  return {
    inviter,
    whitelistMarket,
    sellabilityCheck,
    presaleAdmin,
    normalPresale: plan('NormalPresale', 'normal-presale', 'Code of normal presales', [platform]),
    fairPresale: plan('FairPresale', 'fair-presale', 'Code of fair presales', [platform]),
    privatePresale: plan('PrivatePresale', 'private-presale', 'Code of private presales', [
      presaleAdmin.address,
    ]),
    presaleFactory: plan('PresaleFactory', 'presale-factory', 'Presale factory', [
      owner,
      registry,
      tokenFactory.address,
    ]),
  }
}

/** In the order in which they have to be created. */
export function listPresales(presales: PresalesPlan): readonly PlannedContract[] {
  return [
    presales.inviter,
    presales.whitelistMarket,
    presales.sellabilityCheck,
    presales.presaleAdmin,
    presales.normalPresale,
    presales.fairPresale,
    presales.privatePresale,
    presales.presaleFactory,
  ]
}

/** The kinds of presale in the order of their ids. */
export function listPresaleTemplates(presales: PresalesPlan): readonly PlannedInstanceTemplate[] {
  const implementations = [presales.normalPresale, presales.fairPresale, presales.privatePresale]
  return implementations.map((implementation, at) => ({ templateId: at + 1, implementation }))
}
