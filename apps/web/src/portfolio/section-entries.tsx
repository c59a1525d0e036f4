import type { Portfolio } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import type { Entry } from '../entries/entry.ts'
import { EntryAmount } from '../entries/entry-amount.tsx'
import {
  airdropEntry,
  clockOf,
  collectionEntry,
  lockEntry,
  poolEntry,
  presaleEntry,
  stakedSymbol,
  tokenEntry,
} from '../entries/summary-entries.ts'

type ItemOf<
  Name extends 'presales' | 'slots' | 'pools' | 'airdrops' | 'nfts' | 'nftSales' | 'memberships',
> = Portfolio[Name]['items'][number]

function contribution({ presale, account }: ItemOf<'presales'>): Entry {
  const { chainId } = presale
  const currency = { address: presale.currency, symbol: null, decimals: null }
  const entry = presaleEntry(presale)
  // Somebody who left, or was refunded, has nothing in it any more.
  const isRefunded = account?.contributed === '0' && account.refunded !== '0'
  return {
    ...entry,
    facts: [...entry.facts, isRefunded && m.portfolio_refunded()],
    amount: <EntryAmount chainId={chainId} asset={currency} units={account?.contributed ?? '0'} />,
  }
}

const slot = ({ presale, slot: own, openOffer }: ItemOf<'slots'>): Entry => {
  const entry = presaleEntry(presale)
  return {
    ...entry,
    key: `slot-${entry.key}`,
    facts: [
      own && m.portfolio_slot({ level: own.level }),
      openOffer !== null && m.portfolio_offered(),
    ],
  }
}

const stake = ({ pool, account }: ItemOf<'pools'>): Entry => ({
  ...poolEntry(pool),
  amount: (
    <EntryAmount
      chainId={pool.chainId}
      asset={{ ...pool.stakedToken, symbol: stakedSymbol(pool) }}
      units={account.staked}
    />
  ),
})

const airdrop = ({ airdrop: one, account }: ItemOf<'airdrops'>): Entry => ({
  ...airdropEntry(one),
  amount: <EntryAmount chainId={one.chainId} asset={one.token} units={account?.paid ?? '0'} />,
})

const nft = ({ sale, tokenId }: ItemOf<'nfts'>): Entry => ({
  ...collectionEntry(sale),
  key: `nft-${sale.id}-${tokenId}`,
  title: `${sale.name} #${tokenId}`,
})

const collection = ({ sale, account }: ItemOf<'nftSales'>): Entry => ({
  ...collectionEntry(sale),
  facts: [
    // What an owner minted to it counts as its collection's page and contract count it.
    account && m.portfolio_minted({ count: account.minted + account.given }),
    account && account.invitees > 0 && m.portfolio_invited({ count: account.invitees }),
  ],
})

const membership = (one: ItemOf<'memberships'>): Entry => ({
  key: `vip-${one.chainId}-${one.vip}`,
  chainId: one.chainId,
  path: '/vip',
  title: m.portfolio_section_memberships(),
  seed: one.vip,
  facts: [
    one.isMember
      ? m.portfolio_member({ time: formatTime(one.expiresAt) })
      : m.portfolio_member_over({ time: formatTime(one.expiresAt) }),
  ],
})

/** One list of a portfolio. */
export interface Section {
  readonly name: string
  readonly entries: readonly Entry[]
  /** Whether there are others that this answer leaves out. */
  readonly hasMore: boolean
  /** List with all of it; undefined where only the connected wallet's own page has one. */
  readonly all?: readonly [path: string, search: Readonly<Record<string, string>>] | undefined
}

/** The lists of a portfolio that have something, in the order of the page. */
export function sectionsOf(portfolio: Portfolio): readonly Section[] {
  const { address: owner } = portfolio
  const sections: Section[] = [
    {
      name: m.portfolio_section_presales(),
      entries: portfolio.presales.items.map(contribution),
      hasMore: portfolio.presales.hasMore,
      ...(portfolio.presales.hasMore && {
        all: ['/presale/list', { whose: 'contributed', network: 'all' }] as const,
      }),
    },
    {
      name: m.portfolio_section_pools(),
      entries: portfolio.pools.items.map(stake),
      hasMore: portfolio.pools.hasMore,
      ...(portfolio.pools.hasMore && { all: ['/mining/mine', {}] as const }),
    },
    {
      name: m.portfolio_section_locks(),
      entries: portfolio.locks.items.map((lock) => lockEntry(lock, clockOf(portfolio, lock))),
      hasMore: portfolio.locks.hasMore,
      ...(portfolio.locks.hasMore && { all: ['/lock/list', { owner, network: 'all' }] as const }),
    },
    {
      name: m.portfolio_section_airdrops(),
      entries: portfolio.airdrops.items.map(airdrop),
      hasMore: portfolio.airdrops.hasMore,
      ...(portfolio.airdrops.hasMore && { all: ['/airdrop/mine', { part: 'joined' }] as const }),
    },
    {
      name: m.portfolio_section_slots(),
      entries: portfolio.slots.items.map(slot),
      hasMore: portfolio.slots.hasMore,
    },
    {
      name: m.portfolio_section_nfts(),
      entries: portfolio.nfts.items.map(nft),
      hasMore: portfolio.nfts.hasMore,
      ...(portfolio.nfts.hasMore && { all: ['/nft/list', {}] as const }),
    },
    {
      name: m.portfolio_section_nftSales(),
      entries: portfolio.nftSales.items.map(collection),
      hasMore: portfolio.nftSales.hasMore,
    },
    {
      name: m.portfolio_section_tokens(),
      entries: portfolio.tokens.items.map(tokenEntry),
      hasMore: portfolio.tokens.hasMore,
      ...(portfolio.tokens.hasMore && { all: ['/token/list', { whose: 'created' }] as const }),
    },
    {
      name: m.portfolio_section_memberships(),
      entries: portfolio.memberships.items.map(membership),
      hasMore: portfolio.memberships.hasMore,
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
