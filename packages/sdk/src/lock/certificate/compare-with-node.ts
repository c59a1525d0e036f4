import type { Hex } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { LockCertificate, UnverifiedFacts } from './certificate-schema.ts'
import { getUnverifiedFacts } from './get-unverified-facts.ts'
import type { LockFacts } from './lock-facts.ts'

/** What a node says about a certificate's block. */
export interface NodeComparison {
  /**
   * - `agreed`: this block, with this state, is the one of its number.
   * - `differs`: the node knows another block of this number, or another state of this block.
   * - `unknown`: the node does not know the block.
   */
  readonly block: 'agreed' | 'differs' | 'unknown'
  /** Blocks on top of it. */
  readonly depth?: number
  /** What the node answers otherwise than the certificate tells; absent where it does not know any more. */
  readonly told?: readonly {
    readonly name: keyof UnverifiedFacts
    readonly said: string
    readonly found: string
  }[]
}

/**
 * Asks a node for what a certificate cannot prove by itself: that the network has its block, with its state, and what the
 * locked asset says of itself. The node is the reader's choice: its network is compared with every request.
 * @throws {RpcUnavailable} and its kin when it does not answer, {RpcWrongChain} when it serves another network.
 */
export async function compareWithNode(
  client: ReadClient,
  certificate: LockCertificate,
  facts: LockFacts,
): Promise<NodeComparison> {
  const { block } = certificate
  const [known, newest] = await Promise.all([
    askBlock(client, block.number),
    client.getBlockNumber({ cacheTime: 0 }),
  ])
  if (!known) return { block: 'unknown' }
  if (known.hash !== block.hash || known.stateRoot !== block.stateRoot) return { block: 'differs' }
  const depth = Math.max(0, Number(newest) - block.number)
  const found = await askTold(client, certificate, facts)
  return {
    block: 'agreed',
    depth,
    ...(found && { told: listDifferences(certificate.told, found) }),
  }
}

/** Undefined where the node has forgotten the state of this block: most keep a few hours. */
async function askTold(
  client: ReadClient,
  { block, lock }: LockCertificate,
  facts: LockFacts,
): Promise<UnverifiedFacts | undefined> {
  try {
    return await getUnverifiedFacts(client, {
      facts,
      locker: lock.locker,
      blockNumber: BigInt(block.number),
    })
  } catch {
    return undefined
  }
}

async function askBlock(client: ReadClient, number: number) {
  const block = (await client.request({
    method: 'eth_getBlockByNumber',
    params: [`0x${number.toString(16)}`, false],
  })) as { readonly hash: Hex; readonly stateRoot: Hex } | null
  return block ?? undefined
}

function listDifferences(said: UnverifiedFacts, found: UnverifiedFacts) {
  const names = [
    ...new Set([...Object.keys(said), ...Object.keys(found)]),
  ] as (keyof UnverifiedFacts)[]
  return names
    .map((name) => ({ name, said: String(said[name] ?? '-'), found: String(found[name] ?? '-') }))
    .filter((entry) => entry.said !== entry.found)
}
