import type { RoutePath } from '@slipway/sdk/navigation/routes'

/** Pages that networks with an EVM and Solana both have, as the menu leads to them, with the address of Solana's. */
export const pagesOnBoth = {
  '/token/create': '/solana/token/create',
  '/token/list': '/solana/token/list',
  '/presale/list': '/solana/presale/list',
  '/presale/create': '/solana/presale/create',
  '/lock/list': '/solana/lock/list',
  '/lock/token': '/solana/lock/create',
  '/mining/list': '/solana/staking/list',
  '/mining/create': '/solana/staking/create',
  '/airdrop/mine': '/solana/airdrop/list',
  '/airdrop/create': '/solana/airdrop/create',
  '/nft/create': '/solana/nft/create',
  '/nft/list': '/solana/nft/list',
} as const satisfies Readonly<Partial<Record<RoutePath, RoutePath>>>

const ofSolana = new Map<string, string>(Object.entries(pagesOnBoth))
const ofEvm = new Map<string, string>(Object.entries(pagesOnBoth).map(([evm, own]) => [own, evm]))

/** The page on Solana that stands in a page's place; undefined where it has none. */
export const pathOnSolana = (path: string): string | undefined => ofSolana.get(path)

/** The page on networks with an EVM that stands in a page's place of Solana; undefined where it has none. */
export const pathOnEvm = (path: string): string | undefined => ofEvm.get(path)
