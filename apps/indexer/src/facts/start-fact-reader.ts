import { makeFailureRow } from '@slipway/database/connection/failure-row'
import { isIndexMissing } from '@slipway/database/release/index-missing'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { type AskContract, makeAskContract } from './ask-contract.ts'
import { type DueFacts, putOffFacts, queueFacts, readDueFacts, storeFacts } from './fact-store.ts'
import { readFacts } from './read-facts.ts'

const PAUSE_MS = 3_000

/** Asks locked contracts that are not ours what they are called, beside the index. */
export interface FactReader {
  stop: () => Promise<void>
}

async function learn(pool: pg.Pool, ask: AskContract, due: DueFacts): Promise<void> {
  const facts = await readFacts(ask, due).catch(() => undefined)
  if (facts) await storeFacts(pool, due.id, facts)
  else await putOffFacts(pool, due)
}

/**
 * Begins to ask: for each network every three seconds what is new or due. No event tells these facts, so they are kept
 * apart from the index, which stays a function of the logs.
 */
export function startFactReader(options: {
  pool: pg.Pool
  chains: readonly IndexedChain[]
  logger: Logger
}): FactReader {
  const { pool, chains, logger } = options
  const askers = chains.map((chain) => ({
    chain,
    ask: makeAskContract(chain),
    row: makeFailureRow({
      logger,
      facts: { chainId: chain.chainId },
      failed: 'facts could not be asked for',
      goesOn: 'facts are asked for again',
      // Before the first release there is no index to look into.
      isExpected: isIndexMissing,
    }),
  }))

  const turn = async ({ chain: { chainId }, ask }: (typeof askers)[number]) => {
    await queueFacts(pool, chainId)
    const due = await readDueFacts(pool, chainId)
    await Promise.all(due.map((one) => learn(pool, ask, one)))
  }

  let asking: Promise<unknown> | undefined
  const timer = setInterval(() => {
    asking ??= Promise.all(
      askers.map((asker) => turn(asker).then(asker.row.succeed, asker.row.fail)),
    ).finally(() => {
      asking = undefined
    })
  }, PAUSE_MS)

  return {
    stop: async () => {
      clearInterval(timer)
      await asking
    },
  }
}
