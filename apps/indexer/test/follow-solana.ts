// `DATABASE_URL=… node apps/indexer/test/follow-solana.ts <rpc url>`: the index of the local cluster alone, until it is ended.
import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { pino } from 'pino'
import { readFollowedClusters } from '../src/solana/read-followed-clusters.ts'
import { startSolanaIndex } from '../src/solana/start-solana-index.ts'

const nodes = JSON.stringify([{ chainId: 902, rpcUrl: process.argv[2] }])
startSolanaIndex({
  pool: createDatabasePool({ url: process.env.DATABASE_URL ?? '', name: 'follow_solana' }),
  clusters: readFollowedClusters(nodes, true),
  development: true,
  logger: pino({ level: 'silent' }),
})
