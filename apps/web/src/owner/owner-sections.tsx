import type { Owner, OwnerPresale } from '@slipway/api-client'
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
  tokenEntry,
} from '../entries/summary-entries.ts'
import { outcomeOf } from './presale-outcome.ts'

/** One list of a profile. */
export interface OwnerSection {
  readonly name: string
  readonly entries: readonly Entry[]
  /** Whether there are others that this answer leaves out. */
  readonly hasMore: boolean
  /** List with all of it. */
  readonly all?: readonly [path: string, search: Readonly<Record<string, string>>] | undefined
}

function presaleWithOutcome(own: OwnerPresale): Entry {
  const { presale, listing } = own
  const entry = presaleEntry(presale)
  const currency = { address: presale.currency, symbol: null, decimals: null }
  return {
    ...entry,
    facts: [...entry.facts, formatTime(presale.createdAt), ...outcomeOf(own)],
    // What refunds have left in a canceled presale is not what it raised.
    amount:
      presale.status.label === 'canceled' ? undefined : (
        <EntryAmount
          chainId={presale.chainId}
          asset={currency}
          units={listing?.raised ?? presale.total}
        />
      ),
  }
}

/** The lists of a profile that have something, in the order of the page. */
export function ownerSections(profile: Owner): readonly OwnerSection[] {
  const { address, presales, tokens, locks, pools, airdrops, collections } = profile
  const everywhere = { network: 'all' }
  const sections: OwnerSection[] = [
    {
      name: m.owner_section_presales(),
      hasMore: presales.hasMore,
      entries: presales.items.map(presaleWithOutcome),
    },
    {
      name: m.owner_section_tokens(),
      hasMore: tokens.hasMore,
      entries: tokens.items.map(tokenEntry),
    },
    {
      name: m.owner_section_locks(),
      hasMore: locks.hasMore,
      entries: locks.items.map((lock) => lockEntry(lock, clockOf(profile, lock))),
      all: locks.hasMore ? ['/lock/list', { ...everywhere, owner: address }] : undefined,
    },
    {
      name: m.owner_section_pools(),
      hasMore: pools.hasMore,
      entries: pools.items.map(poolEntry),
    },
    {
      name: m.owner_section_airdrops(),
      hasMore: airdrops.hasMore,
      entries: airdrops.items.map(airdropEntry),
      all: airdrops.hasMore ? ['/airdrop/list', { ...everywhere, owner: address }] : undefined,
    },
    {
      name: m.owner_section_collections(),
      hasMore: collections.hasMore,
      entries: collections.items.map(collectionEntry),
      all: collections.hasMore ? ['/nft/list', { part: 'all', search: address }] : undefined,
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
