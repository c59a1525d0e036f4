import type pg from 'pg'
import { AMOUNTS } from './platform-amounts.ts'
import { FIGURES, type PlatformBooks } from './platform-books.ts'

/** What `sumPlatformLogs` adds up, out of the index. */
export async function platformBooksOfIndex(pool: pg.Pool, chainId: number): Promise<PlatformBooks> {
  const [days, raised, acts, ever] = await Promise.all([
    pool.query('SELECT * FROM index.platform_day WHERE chain_id = $1', [chainId]),
    pool.query('SELECT * FROM index.presale_currency_day WHERE chain_id = $1', [chainId]),
    pool.query('SELECT * FROM index.platform_act WHERE chain_id = $1 ORDER BY number', [chainId]),
    pool.query('SELECT * FROM index.platform_chain WHERE chain_id = $1', [chainId]),
  ])
  const figures = [...new Set(Object.values(FIGURES)), 'acts', 'new_users', 'new_contributors']
  const names = [...figures, 'nfts_minted']
  const counted = days.rows.flatMap((row) =>
    names.map((name) => [`${row.day} ${name}`, Number(row[name])] as const),
  )
  for (const name of [...names, ...AMOUNTS]) {
    const total = days.rows.reduce((sum, row) => sum + BigInt(row[name]), 0n)
    if (total !== BigInt(ever.rows[0]?.[name] ?? 0))
      throw new Error(`days of ${name} are not it all`)
  }
  const amounts = days.rows.flatMap((row) => [
    ...AMOUNTS.map((name) => [`${row.day} ${name}`, String(row[name])] as const),
    // What a day without transfers ends with is what the day before did.
    [
      `${row.day} holders_at_end`,
      Number(row.transfers) === 0 ? '0' : String(row.holders_at_end),
    ] as const,
  ])
  const ofCurrencies = raised.rows.flatMap((row) =>
    ['contributed', 'refunded', 'raised'].map(
      (name) => [`${row.day} ${row.currency} ${name}`, String(row[name])] as const,
    ),
  )
  return {
    days: Object.fromEntries(counted.filter(([, value]) => value > 0)),
    amounts: Object.fromEntries(amounts.filter(([, amount]) => amount !== '0')),
    raised: Object.fromEntries(ofCurrencies.filter(([, amount]) => amount !== '0')),
    acts: acts.rows.map((row) => `${row.number} ${row.kind} ${row.subject} ${row.account}`),
  }
}
