import { standardTokenAbi } from '@slipway/deployments/abi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { actOnToken, createToken } from './act-on-chain.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { sumPlatformLogs } from './platform-books.ts'
import { platformBooksOfIndex } from './platform-books-of-index.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'

const THREE_DAYS = 3 * 86_400

/** Every kind of act on tokens that the index knows, by three accounts. */
async function liveALittle(chain: TestChain): Promise<void> {
  const [first, second, third] = [chain.clientOf(1), chain.clientOf(2), chain.clientOf(3)]
  const gold = await createToken(first, { name: 'Gold', mintable: true, uri: 'ipfs://gold' })
  await actOnToken(first, gold, 'transfer', [second.account.address, 1_000n])
  await actOnToken(second, gold, 'transfer', [third.account.address, 1_000n])
  await actOnToken(third, gold, 'transfer', [third.account.address, 10n])
  await actOnToken(third, gold, 'burn', [400n])
  const silver = await createToken(second, { name: 'Silver', inviter: first.account.address })
  await actOnToken(second, silver, 'transferOwnership', [third.account.address])
  await actOnToken(third, silver, 'setContractURI', ['ipfs://silver'])
  await actOnToken(third, silver, 'freezeContractURI')
  await chain.node.increaseTime({ seconds: THREE_DAYS + 60 })
  await actOnToken(first, gold, 'mint', [second.account.address, 77n])
  await actOnToken(first, gold, 'disableMint')
  await actOnToken(third, silver, 'renounceOwnership')
}

/** Blocks that a network takes back: up to 20 are promised. */
const DEPTHS = [1, 2, 3, 5, 8, 13, 20]

/** Milliseconds for a test of many blocks. */
const LONG = 300_000

const patience = { timeout: 100_000, interval: 200 } as const

/**
 * Waits as on a live network, where blocks follow: an engine that began to listen just after one hears of it with the
 * next.
 */
async function whileBlocksFollow(chain: TestChain, wait: () => Promise<unknown>): Promise<void> {
  const blocks = setInterval(() => void chain.node.mine({ blocks: 1 }), 1_000)
  try {
    await wait()
  } finally {
    clearInterval(blocks)
  }
}

async function head(chain: TestChain): Promise<bigint> {
  return chain.clientOf(0).getBlockNumber()
}

describe('the index of tokens', () => {
  let world: IndexWorld
  let chains: [TestChain, TestChain]
  let indexer: RunningIndexer

  beforeAll(async () => {
    const started = await Promise.all([
      startIndexWorld(),
      startTestChain({ chainId: 31_337 }),
      startTestChain({ chainId: 1_116 }),
    ])
    world = started[0]
    chains = [started[1], started[2]]
    indexer = await world.startIndexer(chains)
    await Promise.all(chains.map((chain) => world.waitForProblem(chain.chainId, null)))
  })

  afterAll(async () => {
    await indexer?.stop()
    await Promise.all(chains.map((chain) => chain.stop()))
    await world?.stop()
  })

  it('equals an independent sum over the logs, on every chain', async () => {
    await Promise.all(chains.map(liveALittle))
    for (const chain of chains) {
      await world.waitForBlock(chain.chainId, await head(chain))
      expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
        await sumOverLogs(chain.clientOf(0)),
      )
      expect(await platformBooksOfIndex(world.pool, chain.chainId)).toEqual(
        await sumPlatformLogs(chain.clientOf(0)),
      )
    }
  })

  it('keeps the history of a token and its present terms', async () => {
    const { rows: actions } = await world.pool.query(
      `SELECT a.kind FROM index.token_action a JOIN index.token t ON t.id = a.token_id
       WHERE t.chain_id = 31337 AND t.name = 'Gold' ORDER BY a.id`,
    )
    expect(actions.map((action) => action.kind)).toEqual(['created', 'minted', 'mintDisabled'])
    const { rows: tokens } = await world.pool.query(
      `SELECT name, owner, mintable, contract_uri, contract_uri_frozen, inviter IS NOT NULL AS invited
       FROM index.token WHERE chain_id = 1116 ORDER BY info_id`,
    )
    expect(tokens).toEqual([
      expect.objectContaining({
        name: 'Gold',
        mintable: false,
        contract_uri: 'ipfs://gold',
        invited: false,
      }),
      expect.objectContaining({
        name: 'Silver',
        owner: '0x0000000000000000000000000000000000000000',
        contract_uri: 'ipfs://silver',
        contract_uri_frozen: true,
        invited: true,
      }),
    ])
  })

  it('adds up its days to its totals', async () => {
    const { rows } = await world.pool.query(
      `SELECT c.chain_id, c.tokens_created = sum(d.tokens_created) AS tokens, c.transfers = sum(d.transfers) AS transfers,
         c.fees_wei = sum(d.fees_wei) AS fees, count(*) > 1 AS several
       FROM index.platform_chain c JOIN index.platform_day d USING (chain_id) GROUP BY c.chain_id, c.tokens_created, c.transfers, c.fees_wei`,
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row).toMatchObject({ tokens: true, transfers: true, fees: true, several: true })
    }
  })

  it('follows reorganisations: the rows are those of a fresh index of the new chain', async () => {
    const [chain] = chains
    const client = chain.clientOf(4)
    const kept = await createToken(client, { name: 'Kept' })
    const snapshot = await chain.node.snapshot()
    await createToken(client, { name: 'Orphaned' })
    await actOnToken(client, kept, 'transfer', [chain.clientOf(5).account.address, 5n])
    await world.waitForBlock(chain.chainId, await head(chain))
    await chain.node.revert({ id: snapshot })
    await actOnToken(client, kept, 'transfer', [chain.clientOf(6).account.address, 6n])
    await createToken(client, { name: 'Instead' })
    await chain.node.mine({ blocks: 3 })
    await world.waitForBlock(chain.chainId, await head(chain))
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )
    const { rows } = await world.pool.query(
      "SELECT name FROM index.token WHERE name IN ('Kept','Orphaned','Instead') ORDER BY name",
    )
    expect(rows.map((row) => row.name)).toEqual(['Instead', 'Kept'])
  })

  it(
    'follows a chain of which one to twenty blocks are replaced',
    async () => {
      const [chain] = chains
      const client = chain.clientOf(4)
      const token = await createToken(client, { name: 'Replaced' })
      // Blocks are counted, not waited for by their receipts: viem looks for one again only once the number passes the
      // highest that it has seen, which a chain that was taken back does not.
      const give = async (account: number, amount: number) => {
        const before = await head(chain)
        await client.writeContract({
          address: token,
          abi: standardTokenAbi,
          functionName: 'transfer',
          args: [chain.clientOf(account).account.address, BigInt(amount)],
        })
        await expect.poll(() => head(chain), { ...patience, interval: 20 }).toBe(before + 1n)
      }
      for (const depth of DEPTHS) {
        const snapshot = await chain.node.snapshot()
        for (let block = 1; block <= depth; block++) await give(5, block)
        await world.waitForBlock(chain.chainId, await head(chain))
        await chain.node.revert({ id: snapshot })
        // Longer by one: a network takes the chain with more work.
        for (let block = 0; block <= depth; block++) await give(6, block + 1)
        await world.waitForBlock(chain.chainId, await head(chain))
        expect(await sumsOfIndex(world.pool, chain.chainId), `${depth} blocks`).toEqual(
          await sumOverLogs(chain.clientOf(0)),
        )
      }
    },
    LONG,
  )

  it('gives the same bytes when it is deleted and built again', async () => {
    const before = await world.dump()
    await indexer.stop()
    for (const chain of chains) await dropChainIndex(world.pool, chain.chainId)
    await expect(world.dump()).rejects.toMatchObject({ code: '42P01' })
    indexer = await world.startIndexer(chains)
    await Promise.all(chains.map((chain) => world.waitForProblem(chain.chainId, null)))
    for (const chain of chains) {
      await chain.node.mine({ blocks: 1 })
      await world.waitForBlock(chain.chainId, await head(chain))
    }
    expect(await world.dump()).toEqual(before)
  })

  it('goes on by itself when the database was away', async () => {
    const [chain] = chains
    await world.restartDatabase()
    await createToken(chain.clientOf(9), { name: 'After' })
    await world.waitForBlock(chain.chainId, await head(chain))
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )
  })

  it('indexes the other networks while the node of one is away, and that one when it is back', async () => {
    const [first, second] = chains
    await indexer.stop()
    await first.kill()
    indexer = await world.startIndexer(chains)
    await world.waitForProblem(first.chainId, 'RPC_UNREACHABLE')
    await world.waitForProblem(second.chainId, null)
    await createToken(second.clientOf(7), { name: 'Alone' })
    const wanted = await sumOverLogs(second.clientOf(0))
    await whileBlocksFollow(second, () =>
      expect.poll(() => sumsOfIndex(world.pool, second.chainId), patience).toEqual(wanted),
    )
  })

  it('recognises a local chain that began anew and indexes it from its start', async () => {
    const [chain] = chains
    await chain.restart()
    await world.waitForProblem(chain.chainId, null)
    await createToken(chain.clientOf(8), { name: 'Reborn' })
    const listNames = async () => {
      const names = 'SELECT name FROM index.token WHERE chain_id = $1'
      return (await world.pool.query(names, [chain.chainId])).rows
    }
    await whileBlocksFollow(chain, () =>
      expect.poll(listNames, patience).toEqual([{ name: 'Reborn' }]),
    )
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )
  })
})
