import type { PresaleKind } from '@slipway/sdk/platform/presale-kinds'
import type { Solvency } from '@slipway/sdk/tools/get-solvency'
import type { HolderReading } from '@slipway/sdk/tools/read-holders'
import type { ValueHolder } from '@slipway/sdk/tools/value-holders'
import type { Address } from 'viem'

/** A contract as the table shows it. */
export interface ContractLine {
  readonly address: Address
  /** Kind of contract that names it; absent for one that only the visitor knows. */
  readonly holder?: ValueHolder
  /** The contract's own screen; absent where it has none. */
  readonly path?: string
  readonly solvency?: Solvency
  readonly failure?: HolderReading['failure']
}

/** Address of a presale's page. */
export type PresalePath = (kind: PresaleKind, address: string) => string

const platformPaths = {
  tokenFactory: '/token/list',
  presaleFactory: '/presale/list',
  poolFactory: '/mining/list',
  airdropFactory: '/airdrop/list',
  nftSaleFactory: '/nft/list',
  vip: '/vip',
  tokenLocker: '/lock/list',
  liquidityLocker: '/lock/list',
  nftLocker: '/lock/list',
  launchPad: undefined,
  openingVault: undefined,
  inviter: undefined,
} as const

function pathOf(holder: ValueHolder, presalePath: PresalePath): string | undefined {
  if (holder.kind === 'presale') return presalePath(holder.presaleKind, holder.address)
  if (holder.kind === 'dividendToken') return `/token/view/${holder.address}`
  if (holder.kind === 'pool') return `/mining/detail/${holder.address}`
  if (holder.kind === 'airdrop') return `/airdrop/detail/${holder.address}`
  if (holder.kind === 'collection') return `/nft/mint/${holder.address}`
  return platformPaths[holder.kind]
}

/** A reading as a line of the table. */
export function toContractLine(
  { holder, solvency, failure }: HolderReading,
  presalePath: PresalePath,
): ContractLine {
  const path = pathOf(holder, presalePath)
  return {
    address: holder.address,
    holder,
    ...(path && { path }),
    ...(solvency && { solvency }),
    ...(failure && { failure }),
  }
}
