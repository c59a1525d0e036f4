import { calculateCoveringAmount } from '@slipway/sdk/solana/airdrop/calculate-covering-amount'
import { buildOwnerAction, type OwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import { buildPoolCreation } from '@slipway/sdk/solana/staking/build-pool-creation'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import { decodePool } from '@slipway/sdk/solana/staking/decode-pool'
import { decodeStake } from '@slipway/sdk/solana/staking/decode-stake'
import { findStakeAddress } from '@slipway/sdk/solana/staking/find-stake-address'
import { namePoolError } from '@slipway/sdk/solana/staking/name-pool-error'
import { calculateReward } from '@slipway/sdk/solana/staking/pool-math'
import type { PoolPlace } from '@slipway/sdk/solana/staking/pool-place'
import type { SolanaPool, SolanaPoolDraft, SolanaStake } from '@slipway/sdk/solana/staking/types'
import type { Address, KeyPairSigner } from '@solana/kit'
import { deployOnMachine, type Outcome } from './program-machine.ts'
import { day, type TestToken, TokenWorld } from './token-world.ts'

/** Of taxed tokens. */
export const poolFeeBps = 200

/** A pool that came about. */
export interface TestPool extends PoolPlace {
  readonly stakeToken: TestToken
  readonly rewardToken: TestToken
  readonly owner: KeyPairSigner
  readonly draft: SolanaPoolDraft
}

/** Tokens and pools on a machine, and what tests do with them. */
export class StakingWorld extends TokenWorld {
  private nextId = 1n

  static async open(): Promise<StakingWorld> {
    const { machine, program } = await deployOnMachine('staking')
    return new StakingWorld(machine, program, namePoolError)
  }

  /** 1 000 base units a second, for ten days from in 400 seconds on, locked for a day. */
  draft(
    stake: TestToken,
    reward: TestToken,
    change: Partial<SolanaPoolDraft> = {},
  ): SolanaPoolDraft {
    const startAt = change.startAt ?? this.now + 400
    const endAt = change.endAt ?? startAt + 10 * day
    const rate = change.rate ?? 1_000n
    const needed = rate * BigInt(Math.max(endAt - Math.max(startAt, this.now), 0))
    const fee = reward.isTaxed ? { bps: poolFeeBps, max: 10n ** 15n } : undefined
    return {
      ...{ stake, reward, rate, startAt, endAt, deadlineAt: endAt },
      amount: calculateCoveringAmount(needed, fee),
      ...{ lockSeconds: day, limit: 0n, limitSeconds: 0 },
      ...change,
    }
  }

  creation(
    tokens: { readonly stake: TestToken; readonly reward: TestToken },
    owner: KeyPairSigner,
    change: Partial<SolanaPoolDraft> = {},
    id = this.nextId++,
  ) {
    const draft = this.draft(tokens.stake, tokens.reward, change)
    return buildPoolCreation(this.program, owner, draft, id)
  }

  /** A pool that has to come about. */
  async pool(
    tokens: { readonly stake: TestToken; readonly reward: TestToken },
    owner: KeyPairSigner,
    change: Partial<SolanaPoolDraft> = {},
  ): Promise<TestPool> {
    const { instructions, ...place } = await this.creation(tokens, owner, change)
    const draft = this.draft(tokens.stake, tokens.reward, change)
    await this.succeed(owner, instructions)
    return { ...place, stakeToken: tokens.stake, rewardToken: tokens.reward, owner, draft }
  }

  find(address: Address): SolanaPool | undefined {
    const account = this.machine.getAccount(address)
    if (!account.exists || account.programAddress !== this.program) return undefined
    return decodePool({ address, data: new Uint8Array(account.data) })
  }

  read({ pool }: Pick<PoolPlace, 'pool'>): SolanaPool {
    const found = this.find(pool)
    if (!found) throw new Error('There is no such pool.')
    return found
  }

  async stakeOf(
    { pool }: Pick<PoolPlace, 'pool'>,
    { address: wallet }: { readonly address: Address },
  ): Promise<SolanaStake | undefined> {
    const address = await findStakeAddress(this.program, pool, wallet)
    const account = this.machine.getAccount(address)
    if (!account.exists || account.programAddress !== this.program) return undefined
    return decodeStake({ address, data: new Uint8Array(account.data) })
  }

  async rewardOf(place: PoolPlace, wallet: KeyPairSigner): Promise<bigint> {
    const stake = await this.stakeOf(place, wallet)
    return stake ? calculateReward(this.read(place), stake, this.now) : 0n
  }

  lamportsOf({ address }: { readonly address: Address }): bigint {
    return this.machine.getBalance(address) ?? 0n
  }

  async deposit(place: PoolPlace, by: KeyPairSigner, amount: bigint): Promise<Outcome> {
    return this.send(by, [await buildStakeDeposit(place, by, amount, this.read(place))])
  }

  async withdraw(place: PoolPlace, by: KeyPairSigner, amount: bigint): Promise<Outcome> {
    return this.send(by, await buildStakeWithdrawal(place, by, amount))
  }

  async harvest(place: PoolPlace, by: KeyPairSigner): Promise<Outcome> {
    return this.send(by, await buildHarvest(place, by))
  }

  async act(place: TestPool, action: OwnerAction, by = place.owner): Promise<Outcome> {
    return this.send(by, await buildOwnerAction(place, by, action))
  }

  /** `close`, with what its tokens need. */
  closing({ stakeToken, rewardToken }: TestPool) {
    const taxed = { stake: stakeToken.isTaxed, reward: rewardToken.isTaxed }
    return { kind: 'close', taxed } as const
  }
}
