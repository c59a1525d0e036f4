import type { SolanaKind } from '@slipway/database/solana/app'
import { decodeBuyer } from '@slipway/sdk/solana/presale/decode-buyer'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { decodeStake } from '@slipway/sdk/solana/staking/decode-stake'
import { findStakeAddress } from '@slipway/sdk/solana/staking/find-stake-address'
import { type Address, type EncodedAccount, fetchEncodedAccounts } from '@solana/kit'
import type { FollowedProgram } from './followed-cluster.ts'
import type { Position } from './read-position.ts'
import { readThing, type Thing } from './read-thing.ts'
import { answerMs, type ReadTransaction } from './read-transaction.ts'

/** What accounts of a transaction hold now that belong to the program. */
export interface Touched {
  readonly things: readonly Thing[]
  readonly positions: readonly (Position & { readonly address: string })[]
  /** wallets whose account in a thing ended in the transaction; the thing may be gone by now as well */
  readonly left: readonly { readonly address: string; readonly wallet: string }[]
  /** accounts that are nobody's: a thing that had one of these addresses is over */
  readonly gone: readonly Address[]
}

/** Things of a program by their addresses, with the states of presales. */
export type Statuses = ReadonlyMap<string, string | null>

const readAtOnce = 100

function readPosition(kind: SolanaKind, account: EncodedAccount) {
  if (kind === 'presale') {
    const buyer = decodeBuyer(account)
    if (!buyer) return undefined
    const { presale, wallet, contributed: amount } = buyer
    const paidToLeave = buyer.exitFee > 0n
    return { address: presale, wallet, entry: undefined, amount, isOwed: !amount, paidToLeave }
  }
  if (kind !== 'pool') return undefined
  const stake = decodeStake(account)
  if (!stake) return undefined
  const { pool, wallet, amount } = stake
  return { address: pool, wallet, entry: undefined, amount, isOwed: !amount, paidToLeave: false }
}

const finders = { presale: findBuyerAddress, pool: findStakeAddress } as const

/** A transaction names few accounts, so that there are few pairs. */
async function findLeft(
  { kind, address: program }: FollowedProgram,
  things: ReadonlySet<string>,
  addresses: readonly Address[],
  ended: readonly Address[],
) {
  if (kind === 'lock' || kind === 'airdrop' || ended.length === 0) return []
  const left = []
  for (const address of things)
    for (const wallet of addresses)
      if (ended.includes(await finders[kind](program, address as Address, wallet)))
        left.push({ address, wallet })
  return left
}

/**
 * Reads the accounts themselves: what is left where a transaction's log was cut off.
 * @param known things among the addresses before the transaction; by now one may be closed
 */
export async function readTouched(
  rpc: SolanaRpc,
  followed: FollowedProgram,
  transaction: Pick<ReadTransaction, 'accounts' | 'ended'>,
  known: Statuses,
): Promise<Touched> {
  const { kind, address: program } = followed
  const addresses = transaction.accounts()
  const accounts = []
  for (let from = 0; from < addresses.length; from += readAtOnce)
    accounts.push(
      ...(await fetchEncodedAccounts(rpc, addresses.slice(from, from + readAtOnce), {
        commitment: 'finalized',
        abortSignal: AbortSignal.timeout(answerMs),
      })),
    )
  const own = accounts.flatMap((account) =>
    account.exists && account.programAddress === program
      ? [{ ...account, data: new Uint8Array(account.data) }]
      : [],
  )
  const things = own.flatMap((account) => readThing(kind, account) ?? [])
  const gone = accounts.filter(({ exists }) => !exists).map(({ address }) => address)
  const ended = transaction.ended().filter((address) => gone.includes(address))
  const asked = new Set([...things.map(({ address }) => address), ...known.keys()])
  return {
    ...{ things, gone },
    positions: own.flatMap((account) => readPosition(kind, account) ?? []),
    // What is gone by now may have ended later: that is told then.
    left: await findLeft(followed, asked, addresses, ended),
  }
}
