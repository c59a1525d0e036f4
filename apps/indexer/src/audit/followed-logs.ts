import { decodeEventLog, type Hex, hexToBytes, toEventSelector } from 'viem'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import type { RawLog } from '../engine-state/raw-log.ts'
import { type BloomBits, bloomBitsOf, isInBloom } from './bloom.ts'
import { type FollowedContract, followedContracts } from './followed-contracts.ts'

/** Which logs of a network belong into its index. */
export interface FollowedLogs {
  /** Whether a block may hold one; false is certain. */
  mayHold: (logsBloom: Hex) => boolean
  /** Those of a block, whose creations are remembered. Blocks come in ascending order. */
  select: (block: number, logs: readonly RawLog[]) => RawLog[]
  /** Whether the log creates a contract whose own logs are followed from then on. */
  isCreation: (log: RawLog) => boolean
  /** Remembers a contract that a factory created. */
  add: (creation: { selector: string; factory: string; address: string; block: number }) => void
}

interface Followed {
  bits: BloomBits
  /** selector → first block from which it counts */
  since: Map<string, number>
}

interface Creation {
  factories: ReadonlySet<string>
  contract: FollowedContract & { created: NonNullable<FollowedContract['created']> }
}

const lower = (hex: string) => hex.toLowerCase() as Hex
const selectorsOf = ({ events }: FollowedContract) => events.map((event) => toEventSelector(event))

/** Starts from a network's own contracts; what their factories create is learnt on the way. */
export function makeFollowedLogs(chain: IndexedChain): FollowedLogs {
  const followed = new Map<string, Followed>()
  const creations = new Map<string, Creation>()

  const follow = (address: Hex, selectors: readonly Hex[], block: number) => {
    const entry = followed.get(address) ?? { bits: bloomBitsOf(address), since: new Map() }
    for (const selector of selectors) {
      entry.since.set(selector, Math.min(block, entry.since.get(selector) ?? block))
    }
    followed.set(address, entry)
  }

  for (const contract of Object.values(followedContracts)) {
    const addresses = chain[contract.listedIn] as readonly Hex[]
    const { created } = contract
    if (created) {
      creations.set(toEventSelector(created.event), {
        factories: new Set(addresses),
        contract: { ...contract, created },
      })
    } else {
      for (const address of addresses) follow(address, selectorsOf(contract), 0)
    }
  }

  const creationOf = (log: RawLog) => {
    const creation = creations.get(log.topics[0] ?? '')
    return creation?.factories.has(lower(log.address)) ? creation : undefined
  }

  const learn = (block: number, log: RawLog) => {
    const creation = creationOf(log)
    if (!creation) return
    const { event, parameter } = creation.contract.created
    const { args } = decodeEventLog({
      abi: [event],
      topics: log.topics as [Hex, ...Hex[]],
      data: log.data,
    })
    const address = (args as unknown as Record<string, unknown>)[parameter]
    if (typeof address === 'string') follow(lower(address), selectorsOf(creation.contract), block)
  }

  return {
    mayHold: (logsBloom) => {
      const bloom = hexToBytes(logsBloom)
      for (const { bits } of followed.values()) if (isInBloom(bloom, bits)) return true
      return false
    },
    select: (block, logs) => {
      // A contract's own logs stand before the one that announces it.
      for (const log of logs) learn(block, log)
      return logs.filter(({ address, topics }) => {
        const since = followed.get(lower(address))?.since.get(topics[0] ?? '')
        return since !== undefined && since <= block
      })
    },
    isCreation: (log) => creationOf(log) !== undefined,
    add: ({ selector, factory, address, block }) => {
      const creation = creations.get(selector)
      if (creation?.factories.has(lower(factory))) {
        follow(lower(address), selectorsOf(creation.contract), block)
      }
    },
  }
}
