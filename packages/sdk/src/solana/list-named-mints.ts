import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type ReadonlyUint8Array,
  type Signature,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { isTooNew } from './is-too-new.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** One read per transaction, so a page is short. */
const pageSize = 20
/** Anybody may name an address: pages on which nothing is found are passed over, up to so many. */
const pagesMax = 10

/** What a transaction asks of the token program. */
export interface TokenInstruction {
  /** Undefined where an account is named by a table alone. */
  readonly accounts: readonly (Address | undefined)[]
  readonly data: ReadonlyUint8Array
}

interface TokenTransaction {
  readonly payer: Address | undefined
  readonly instructions: readonly TokenInstruction[]
}

/** Mints that some transactions are about, newest first. */
export interface NamedMints {
  /** Unix seconds by mint; null where the node does not know. */
  readonly moments: ReadonlyMap<Address, number | null>
  /** Where the next page begins; undefined after the last. */
  readonly next: Signature | undefined
  /** Transactions that were looked through. */
  readonly looked: number
}

export interface NamedMintsQuery {
  /** What each transaction names. */
  readonly named: Address
  /** Anybody may name any address: what a transaction means is read from its instructions. */
  readonly findMints: (transaction: TokenTransaction) => readonly (Address | undefined)[]
  readonly before?: Signature | undefined
}

function readTokenTransaction(transaction: ReadonlyUint8Array): TokenTransaction {
  const { messageBytes } = getTransactionDecoder().decode(transaction)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message)) return { payer: undefined, instructions: [] }
  const { staticAccounts: accounts } = message
  return {
    payer: accounts[0],
    instructions: message.instructions
      .filter((one) => accounts[one.programAddressIndex] === TOKEN_2022_PROGRAM_ADDRESS)
      .map(({ accountIndices = [], data = new Uint8Array() }) => ({
        accounts: accountIndices.map((at) => accounts[at]),
        data,
      })),
  }
}

/** Undefined where the node does not know it, and where it is newer than any of ours: whose it is must not stop a list. */
async function getTokenTransaction(
  rpc: SolanaRpc,
  signature: Signature,
): Promise<TokenTransaction | undefined> {
  try {
    const found = await rpc
      .getTransaction(signature, {
        commitment: 'confirmed',
        encoding: 'base64',
        maxSupportedTransactionVersion: 1,
      })
      .send()
    return found ? readTokenTransaction(getBase64Encoder().encode(found.transaction[0])) : undefined
  } catch (error) {
    if (isTooNew(error)) return undefined
    throw error
  }
}

async function listPage(
  rpc: SolanaRpc,
  { named, findMints, before }: NamedMintsQuery,
): Promise<NamedMints> {
  const entries = await rpc
    .getSignaturesForAddress(named, {
      commitment: 'confirmed',
      limit: pageSize,
      ...(before && { before }),
    })
    .send()
  const found = await Promise.all(
    entries
      .filter(({ err }) => err === null)
      .map(async ({ signature, blockTime }) => {
        const transaction = await getTokenTransaction(rpc, signature)
        const moment = blockTime === null ? null : Number(blockTime)
        return (transaction ? findMints(transaction) : []).flatMap((mint) =>
          mint === undefined ? [] : [[mint, moment] as const],
        )
      }),
  )
  return {
    moments: new Map(found.flat()),
    next: entries.length === pageSize ? entries.at(-1)?.signature : undefined,
    looked: entries.length,
  }
}

/** Mints by an address that their transactions name: any node lists them, no index is asked. */
export async function listNamedMints(rpc: SolanaRpc, query: NamedMintsQuery): Promise<NamedMints> {
  let page = await listPage(rpc, query)
  let looked = page.looked
  for (let pages = 1; pages < pagesMax && page.moments.size === 0 && page.next; pages += 1) {
    page = await listPage(rpc, { ...query, before: page.next })
    looked += page.looked
  }
  return { ...page, looked }
}
