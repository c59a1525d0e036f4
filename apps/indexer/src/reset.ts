import { parseArgs } from 'node:util'
import { findChain } from '@slipway/chains'
import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { dropChainIndex } from './release/release-store.ts'
import { dropClusterIndex } from './solana/solana-store.ts'

/** Command of an operator: `node apps/indexer/src/reset.ts --chain <short name or id>`, with the indexer stopped. */
async function reset(): Promise<number> {
  const { values } = parseArgs({ options: { chain: { type: 'string' } } })
  const wanted = values.chain ?? ''
  const chain = findChain(/^\d+$/.test(wanted) ? Number(wanted) : wanted)
  const url = process.env.DATABASE_URL
  if (!chain || !url) {
    process.stderr.write(
      'usage: DATABASE_URL=postgres://… node apps/indexer/src/reset.ts --chain <short name or id>\n',
    )
    return 2
  }
  const pool = createDatabasePool({ url, name: 'slipway_index_reset', statementTimeoutMs: 0 })
  try {
    if (chain.type === 'solana') {
      await dropClusterIndex(pool, chain.chainId)
      process.stdout.write(`dropped the index of ${chain.name}; the next start indexes it again\n`)
      return 0
    }
    const dropped = await dropChainIndex(pool, chain.chainId)
    process.stdout.write(
      `dropped ${dropped.length} release(s) of ${chain.name}; the next start indexes it again\n`,
    )
    return 0
  } finally {
    await pool.end()
  }
}

process.exitCode = await reset()
