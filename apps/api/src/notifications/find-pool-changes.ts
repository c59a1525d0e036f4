import { sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ofPool } from '../portfolio/find-other-dues.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import type { Notification } from './schemas.ts'

type OwnPool = DueLists['pools']['items'][number]

/** Changes of one pool that are told of. */
const MOST = 3

/** What an admin does, and what it is called here. */
const kinds = {
  rewardsSet: 'poolFunded',
  limitSet: 'poolChanged',
  exitOpened: 'poolChanged',
  rewardStopped: 'poolStopped',
} as const satisfies Record<string, Notification['kind']>

function tell(raw: RawRow, own: OwnPool): Notification[] {
  const { pool, account } = own
  const at = Number(raw.created_at)
  // What was so before it came is nothing new to it, and what it did itself neither.
  if (at < account.firstAt || String(raw.actor) === account.account.toLowerCase()) return []
  const added = raw.amount == null ? '0' : String(raw.amount)
  const told = kinds[raw.kind as keyof typeof kinds]
  const isFunded = told === 'poolFunded' && added !== '0'
  return [
    {
      ...ofPool(own),
      id: `pool:${raw.id}`,
      kind: told === 'poolFunded' && !isFunded ? 'poolChanged' : told,
      isDue: false,
      at,
      amount: isFunded ? added : null,
      asset: pool.rewardToken,
    },
  ]
}

/** What admins changed in pools in which an address has something staked. */
export async function findPoolChanges(
  database: ReadDatabase,
  pools: readonly OwnPool[],
): Promise<Notification[]> {
  const staked = new Map(
    pools.filter(({ account }) => account.staked !== '0').map((own) => [own.pool.id, own]),
  )
  if (staked.size === 0) return []
  // Events of the pool itself name no account: the index of a pool's accounts finds them.
  const { rows } =
    await database.execute(sql`SELECT e.id, e.pool_id, e.kind, e.actor, e.amount, e.created_at
    FROM unnest(${sql.param([...staked.keys()])}::text[]) AS wanted(id)
    CROSS JOIN LATERAL (SELECT * FROM "index".pool_event e WHERE e.pool_id = wanted.id AND e.account IS NULL
      AND e.kind = ANY(${sql.param(Object.keys(kinds))}::text[]) ORDER BY e.id DESC LIMIT ${MOST}) e`)
  return (rows as RawRow[]).flatMap((raw) => {
    const own = staked.get(String(raw.pool_id))
    return own ? tell(raw, own) : []
  })
}
