import type { SolanaKind } from '@slipway/database/solana/app'
import { decodeBuyer } from '@slipway/sdk/solana/presale/decode-buyer'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { decodeStake } from '@slipway/sdk/solana/staking/decode-stake'
import { findStakeAddress } from '@slipway/sdk/solana/staking/find-stake-address'
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
  /** wallets that have no account in a thing: what one had there, if it had any, it has back */
  readonly left: readonly { readonly address: string; readonly wallet: string }[]
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

const finders = { presale: findBuyerAddress, pool: findStakeAddress } as const

/** A transaction names few accounts, so that there are few pairs. */
async function findLeft(
  { kind, address: program }: FollowedProgram,
  things: readonly Thing[],
  addresses: readonly Address[],
  gone: readonly Address[],
) {
  if (kind === 'lock' || kind === 'airdrop' || gone.length === 0) return []
  // Whom a finished presale has paid has no account either, and has contributed all the same.
  const asked = things.filter(({ status }) => status !== 'finished')
  const left = []
  for (const { address } of asked)
    for (const wallet of addresses)
      if (gone.includes(await finders[kind](program, address as Address, wallet)))
        left.push({ address, wallet })
  return left
}

/** Reads the accounts themselves: what is left where a transaction's log was cut off. */
export async function readTouched(
  rpc: SolanaRpc,
  followed: FollowedProgram,
  addresses: readonly Address[],
): Promise<Touched> {
  const { kind, address: program } = followed
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
  return {
    ...{ things, gone },
    positions: own.flatMap((account) => readPosition(kind, account) ?? []),
    left: await findLeft(followed, things, addresses, gone),
  }
}
