import type { SolanaKind } from '@slipway/database/solana/app'
import { decodeBuyer } from '@slipway/sdk/solana/presale/decode-buyer'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { decodeStake } from '@slipway/sdk/solana/staking/decode-stake'
import { type Address, type EncodedAccount, fetchEncodedAccounts } from '@solana/kit'
import type { FollowedProgram } from './followed-cluster.ts'
import { readThing, type Thing } from './read-thing.ts'
import { answerMs } from './read-transaction.ts'

/** What accounts of a transaction hold now that belong to the program. */
export interface Touched {
  readonly things: readonly Thing[]
  readonly positions: readonly {
    readonly address: string
    readonly wallet: string
    readonly amount: bigint
  }[]
  /** accounts that are nobody's: a thing that had one of these addresses is over */
  readonly gone: readonly Address[]
}

const readAtOnce = 100

function readPosition(kind: SolanaKind, account: EncodedAccount) {
  if (kind === 'presale') {
    const buyer = decodeBuyer(account)
    return buyer && { address: buyer.presale, wallet: buyer.wallet, amount: buyer.contributed }
  }
  if (kind !== 'pool') return undefined
  const stake = decodeStake(account)
  return stake && { address: stake.pool, wallet: stake.wallet, amount: stake.amount }
}

/** Reads the accounts themselves: what is left where a transaction's log was cut off. */
export async function readTouched(
  rpc: SolanaRpc,
  { kind, address: program }: FollowedProgram,
  addresses: readonly Address[],
): Promise<Touched> {
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
  return {
    things: own.flatMap((account) => readThing(kind, account) ?? []),
    positions: own.flatMap((account) => readPosition(kind, account) ?? []),
    gone: accounts.filter((account) => !account.exists).map(({ address }) => address),
  }
}
