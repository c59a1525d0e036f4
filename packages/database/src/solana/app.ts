import { bigint, boolean, index, integer, numeric, text } from 'drizzle-orm/pg-core'
import { appSchema } from '../release/app.ts'

const whole = () => bigint({ mode: 'number' }).notNull()
/** Base units or lamports. */
const amount = () => numeric({ precision: 20, scale: 0, mode: 'bigint' }).notNull()

/** What the programs of a cluster keep; addresses are base58 and keep their letter case. */
export type SolanaKind = 'lock' | 'airdrop' | 'presale' | 'pool'
/** Says that the rows of a cluster changed, by its chain id. */
export const SOLANA_CHANNEL = 'slipway_solana'

/** How far a program was read. `id` = `<chain id>-<program>`. Deleting the row and those it led to indexes it anew. */
export const solanaCursor = appSchema.table('solana_cursor', {
  id: text().primaryKey(),
  chainId: whole(),
  kind: text().$type<SolanaKind>().notNull(),
  program: text().notNull(),
  /** of the cluster's first block: another cluster is never read on from this row */
  genesisHash: text().notNull(),
  /** newest transaction that was applied; null before the first */
  signature: text(),
  slot: whole(),
  /** events so far */
  events: whole(),
})

/** One event of a program. `id` = `<chain id>-<signature>-<place in the log>`. */
export const solanaEvent = appSchema.table(
  'solana_event',
  {
    id: text().primaryKey(),
    chainId: whole(),
    kind: text().$type<SolanaKind>().notNull(),
    /** in the program's words; `unread`: the log was cut off, and accounts were read instead */
    name: text().notNull(),
    signature: text().notNull(),
    place: integer().notNull(),
    /** among the events of its program, from 0: a slot holds many */
    number: whole(),
    slot: whole(),
    /** unix seconds of the block */
    happenedAt: whole(),
    /** the lock, airdrop, presale or pool */
    address: text().notNull(),
    /** whom it is about, where it names somebody */
    wallet: text(),
  },
  (table) => [
    index('solana_event_address').on(table.address),
    index('solana_event_kind').on(table.chainId, table.kind, table.name),
  ],
)

/** A lock, airdrop, presale or pool as its last event has it. `id` = `<chain id>-<address>`. */
export const solanaThing = appSchema.table(
  'solana_thing',
  {
    id: text().primaryKey(),
    chainId: whole(),
    kind: text().$type<SolanaKind>().notNull(),
    address: text().notNull(),
    /** who has it now: the owner of a lock or pool, the creator of an airdrop or presale */
    owner: text().notNull(),
    mint: text().notNull(),
    /** what a pool pays */
    secondMint: text(),
    createdAt: whole(),
    startAt: whole(),
    /** 0: never */
    endAt: whole(),
    /** locked, promised, contributed or staked */
    amount: amount(),
    /** of it, withdrawn, claimed, kept by a finished presale, or owed by a pool */
    doneAmount: amount(),
    /** of a presale as its account says it: open, finished or canceled */
    status: text(),
    /** its account is closed */
    isClosed: boolean().notNull(),
    /** of its newest event */
    slot: whole(),
    /** its account as its program keeps it, in base64: `decodeLock` and the like read it; an airdrop's without its ledger */
    data: text().notNull(),
  },
  (table) => [
    index('solana_thing_address').on(table.address),
    index('solana_thing_owner').on(table.owner),
    index('solana_thing_mint').on(table.mint),
    index('solana_thing_second').on(table.secondMint),
  ],
)

/**
 * What a wallet has in a presale, airdrop or pool. `id` = `<chain id>-<address>-<wallet>`; of an airdrop, in which a wallet
 * may have several entries, with `-<entry>` behind it.
 */
export const solanaPosition = appSchema.table(
  'solana_position',
  {
    id: text().primaryKey(),
    chainId: whole(),
    kind: text().$type<SolanaKind>().notNull(),
    address: text().notNull(),
    wallet: text().notNull(),
    /** contributed or staked now, or claimed so far */
    amount: amount(),
    /**
     * of that there is nothing, and its account is there all the same: a reward, what leaving cost, or the deposit waits for
     * the wallet; null: only where leaving has cost something
     */
    isOwed: boolean(),
    /** leaving an open presale has cost something, now or before */
    paidToLeave: boolean().notNull(),
    changedAt: whole(),
  },
  (table) => [
    index('solana_position_wallet').on(table.wallet),
    index('solana_position_address').on(table.address),
  ],
)

/** What a token calls itself, read from its mint beside the events: it may change. `id` = `<chain id>-<mint>`. */
export const solanaMint = appSchema.table(
  'solana_mint',
  {
    id: text().primaryKey(),
    chainId: whole(),
    mint: text().notNull(),
    /** empty where the mint itself names none */
    name: text().notNull(),
    symbol: text().notNull(),
    /** null where there is no such token any more */
    decimals: integer(),
    /** unix seconds */
    readAt: whole(),
  },
  (table) => [index('solana_mint_mint').on(table.mint)],
)
