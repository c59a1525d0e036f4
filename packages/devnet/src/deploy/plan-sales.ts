import type { ContractArtifact } from '@slipway/deployments/types'
import type { Address } from 'viem'
import {
  type PlannedContract,
  type PlannedInstanceTemplate,
  planContract,
} from './planned-contract.ts'

/** Contracts of sales, of inviter rewards and of the market of slots. */
export interface SalesPlan {
  readonly inviter: PlannedContract
  readonly whitelistMarket: PlannedContract
  readonly sellCanary: PlannedContract
  readonly presaleDesk: PlannedContract
  readonly normalPresale: PlannedContract
  readonly fairPresale: PlannedContract
  readonly privatePresale: PlannedContract
  readonly presaleFactory: PlannedContract
}

/** What sales are built upon. */
export interface SalesFoundation {
  readonly owner: Address
  readonly platformRegistry: PlannedContract
  readonly tokenFactory: PlannedContract
  readonly liquidityLocker: PlannedContract
}

/** See `planDeployment`: the same for sales. */
export function planSales(
  { owner, platformRegistry, tokenFactory, liquidityLocker }: SalesFoundation,
  read: (name: string) => ContractArtifact,
): SalesPlan {
  const plan = (name: string, id: string, title: string, args: readonly unknown[]) =>
    planContract({ id, title, artifact: read(name) }, args)
  const registry = platformRegistry.address
  const inviter = plan('Inviter', 'inviter', 'Ledger of inviter rewards', [])
  const whitelistMarket = plan('WhitelistMarket', 'whitelist-market', 'Market of whitelist slots', [
    registry,
  ])
  const sellCanary = plan('SellCanary', 'sell-canary', 'Canary that tries out tokens', [])
  const presaleDesk = plan('PresaleDesk', 'presale-desk', 'Desk of the sales', [
    inviter.address,
    whitelistMarket.address,
  ])
  const platform = {
    desk: presaleDesk.address,
    locker: liquidityLocker.address,
    canary: sellCanary.address,
  }
  return {
    inviter,
    whitelistMarket,
    sellCanary,
    presaleDesk,
    normalPresale: plan('NormalPresale', 'normal-presale', 'Code of normal sales', [platform]),
    fairPresale: plan('FairPresale', 'fair-presale', 'Code of fair sales', [platform]),
    privatePresale: plan('PrivatePresale', 'private-presale', 'Code of private sales', [
      presaleDesk.address,
    ]),
    presaleFactory: plan('PresaleFactory', 'presale-factory', 'Presale factory', [
      owner,
      registry,
      tokenFactory.address,
    ]),
  }
}

/** In the order in which they have to be created. */
export function listSales(sales: SalesPlan): readonly PlannedContract[] {
  return [
    sales.inviter,
    sales.whitelistMarket,
    sales.sellCanary,
    sales.presaleDesk,
    sales.normalPresale,
    sales.fairPresale,
    sales.privatePresale,
    sales.presaleFactory,
  ]
}

/** The kinds of sale in the order of their ids. */
export function listSaleTemplates(sales: SalesPlan): readonly PlannedInstanceTemplate[] {
  const implementations = [sales.normalPresale, sales.fairPresale, sales.privatePresale]
  return implementations.map((implementation, at) => ({ templateId: at + 1, implementation }))
}
