import type { SolanaChainDefinition } from '@slipway/chains'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getLockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { decodePool } from '@slipway/sdk/solana/staking/decode-pool'
import { decodeStake } from '@slipway/sdk/solana/staking/decode-stake'
import { findStakeAddress } from '@slipway/sdk/solana/staking/find-stake-address'
import { getPool } from '@slipway/sdk/solana/staking/get-pool'
import { stakeBytes } from '@slipway/sdk/solana/staking/pool-codec'
import {
  type Address,
  address,
  type EncodedAccount,
  fetchEncodedAccounts,
  isAddress,
  type MaybeEncodedAccount,
} from '@solana/kit'
import { getTokenDecoder } from '@solana-program/token-2022'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import type { PoolToken, PoolView, StakerState } from './types.ts'

// What the page of a pool asks the chain. It loads on demand: the codecs of both token programs come with it.

const confirmed = { commitment: 'confirmed' } as const

/** A token of a pool; of a mint that cannot be read any more its stakes can still leave. */
async function readToken(rpc: SolanaRpc, mint: Address, vault: EncodedAccount): Promise<PoolToken> {
  const reading = await getLockToken(rpc, mint)
  if (reading.ok) return { ...reading.token, isUnread: false }
  return {
    ...{ mint, tokenProgram: vault.programAddress, name: '', symbol: '', decimals: 0 },
    ...{ isTaxed: false, transferFeeBps: 0, transferFeeMax: 0n },
    ...{ accountBytes: vault.data.length, isUnread: true },
  }
}

const copyOf = ({ address: at, data }: EncodedAccount) => ({
  address: at,
  data: new Uint8Array(data),
})

const amountIn = (vault: EncodedAccount): bigint => getTokenDecoder().decode(vault.data).amount

/** A pool and both its vaults as of one moment. */
async function readAccounts(rpc: SolanaRpc, program: Address, at: Address) {
  const found = await getPool(rpc, program, at)
  if (!found) return undefined
  const accounts = await fetchEncodedAccounts(
    rpc,
    [at, found.stakeVault, found.rewardVault],
    confirmed,
  )
  const [account, stakeVault, rewardVault] = accounts as readonly MaybeEncodedAccount[]
  const pool = account?.exists ? decodePool(copyOf(account)) : undefined
  if (!pool || !stakeVault?.exists || !rewardVault?.exists) return undefined
  return { pool, stakeVault, rewardVault }
}

/** One pool with its tokens; null where there is none at the address. */
export async function readPoolView(
  chain: SolanaChainDefinition,
  program: Address,
  at: string,
): Promise<PoolView | null> {
  if (!isAddress(at)) return null
  const rpc = clusterRpc(chain)
  const [found, now] = await Promise.all([readAccounts(rpc, program, at), getClusterTime(rpc)])
  if (!found) return null
  const { pool, stakeVault, rewardVault } = found
  const [stake, reward] = await Promise.all([
    readToken(rpc, pool.stakeMint, stakeVault),
    readToken(rpc, pool.rewardMint, rewardVault),
  ])
  const held = { stake: amountIn(stakeVault), reward: amountIn(rewardVault) }
  return { chain, program, pool, stake, reward, held, now }
}

/** What a wallet has in a pool, and of what is staked there. */
export async function readStakerState(
  { chain, program, pool: { address: at }, stake: token }: PoolView,
  account: string,
): Promise<StakerState | null> {
  const rpc = clusterRpc(chain)
  const wallet = address(account)
  const [place, own] = await Promise.all([
    findStakeAddress(program, at, wallet),
    findTokenAccount(wallet, { mint: token.mint, program: token.tokenProgram }),
  ])
  const [accounts, needed] = await Promise.all([
    fetchEncodedAccounts(rpc, [at, place, own], confirmed),
    rpc.getMinimumBalanceForRentExemption(BigInt(stakeBytes)).send(),
  ])
  const [pooled, staked, tokens] = accounts as readonly MaybeEncodedAccount[]
  const pool = pooled?.exists ? decodePool(copyOf(pooled)) : undefined
  if (!pool) return null
  const isIn = staked?.exists && staked.programAddress === program
  const stake = isIn ? (decodeStake(copyOf(staked)) ?? null) : null
  const isOpen = tokens?.exists && tokens.programAddress === token.tokenProgram
  return {
    ...{ pool, stake },
    balance: isOpen ? amountIn(tokens) : 0n,
    deposit: stake ? 0n : needed,
    refund: stake && isIn ? staked.lamports : 0n,
  }
}
