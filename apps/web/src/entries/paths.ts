import type { SearchHit } from '@slipway/api-client'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { lockDetailPath } from '../lock/shared/lock-paths.ts'
import type { PresaleKind } from '../presale/shared/presale-labels.ts'

type Place = Pick<SearchHit, 'kind' | 'address' | 'variant' | 'number' | 'owner'>

const paths: Readonly<Record<SearchHit['kind'], (place: Place) => string>> = {
  token: ({ address }) => `/token/view/${address}`,
  presale: ({ address, variant }) => presalePath((variant ?? 'normal') as PresaleKind, address),
  pool: ({ address }) => `/mining/detail/${address}`,
  airdrop: ({ address }) => `/airdrop/detail/${address}`,
  collection: ({ address }) => `/nft/mint/${address}`,
  lock: ({ address, owner, variant }) =>
    lockDetailPath({
      kind: variant === 'nft' ? 'nft' : variant === 'liquidity' ? 'liquidity' : 'token',
      // Every lock has one.
      owner: owner ?? '',
      asset: address,
    }),
  offer: ({ number }) => `/whitelist/detail/${number}`,
}

const solanaFolders: Readonly<Partial<Record<SearchHit['kind'], string>>> = {
  presale: 'presale',
  pool: 'staking',
  airdrop: 'airdrop',
  lock: 'lock',
  token: 'token',
}

/** Address of a thing's page on its own network; those of Solana have an area of their own. */
export function pathOf(place: Place): string {
  const { kind, address } = place
  const folder = address.startsWith('0x') ? undefined : solanaFolders[kind]
  return folder ? `/solana/${folder}/${address}` : paths[kind](place)
}
