import type pg from 'pg'
import type { IndexedChain } from './indexed-chain.ts'
import { readBlock } from './read-block.ts'

/** Blocks by which a chain is recognised. */
export interface ChainIdentity {
  genesisHash: string | null
  anchorBlock: number | null
  anchorHash: string | null
}

/** What was recorded of a network; undefined when it was never indexed. */
export async function readChainIdentity(
  pool: pg.Pool,
  chainId: number,
): Promise<ChainIdentity | undefined> {
  const { rows } = await pool.query<{
    genesis_hash: string | null
    anchor_block: string | null
    anchor_hash: string | null
  }>('SELECT genesis_hash, anchor_block, anchor_hash FROM app.chain_status WHERE chain_id = $1', [
    chainId,
  ])
  const row = rows[0]
  if (!row) return undefined
  return {
    genesisHash: row.genesis_hash,
    anchorBlock: row.anchor_block === null ? null : Number(row.anchor_block),
    anchorHash: row.anchor_hash,
  }
}

/**
 * Whether the node still shows the chain that was indexed: the same genesis, and at the anchor's number the
 * block that the index took for final.
 *
 * @param isStrict a missing anchor counts as another chain; for local nodes, which have every block or none
 * @throws {RpcError} when no node answers
 */
export async function isSameChain(
  chain: IndexedChain,
  identity: ChainIdentity,
  isStrict: boolean,
): Promise<boolean> {
  const genesis = await readBlock(chain.rpcUrls, 0)
  if (identity.genesisHash && genesis && genesis.hash !== identity.genesisHash) return false
  if (identity.anchorBlock === null) return true
  const anchor = await readBlock(chain.rpcUrls, identity.anchorBlock)
  return anchor ? anchor.hash === identity.anchorHash : !isStrict
}

/** Records the genesis of a network before its first block is indexed. */
export async function recordGenesis(pool: pg.Pool, chain: IndexedChain): Promise<void> {
  const genesis = await readBlock(chain.rpcUrls, 0)
  await pool.query(
    `INSERT INTO app.chain_status (chain_id, genesis_hash, problem) VALUES ($1, $2, 'INDEX_STARTING')
     ON CONFLICT (chain_id) DO UPDATE SET genesis_hash = coalesce(app.chain_status.genesis_hash, excluded.genesis_hash)`,
    [chain.chainId, genesis?.hash ?? null],
  )
}
