import type { Address } from 'viem'
import * as z from 'zod/mini'
import { type PoolKind, poolKinds } from '../platform/pool-kinds.ts'
import { flag, optionalText, text } from '../shared/input-fields.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: 'Input_Required' })

const lengthUnit = (preset: 'hours' | 'days') =>
  z._default(choice(['minutes', 'hours', 'days']), preset)

/**
 * A staking pool as a form or a request holds it: every number is a text in whole units. What a switch leaves out is
 * ignored.
 */
export const poolDraftSchema = z.object({
  /** What is staked, from `recogniseLockable`: a token, the liquidity token of a V2 exchange, NFTs. */
  kind: choice(poolKinds),
  /** Address of the token, the liquidity token or the collection. */
  stakedToken: text(),
  rewardToken: text(),
  /** Which of the two the project has chosen; the other one follows from it. */
  budget: z._default(choice(['rate', 'total']), 'rate'),
  /** Reward per second. */
  rate: optionalText(),
  /** All rewards together, without rebates. */
  total: optionalText(),
  /** Unix seconds; empty: as soon as the pool is there. */
  startTime: optionalText(),
  /** Unix seconds. */
  endTime: text(),
  /** Unix seconds after which nothing more is staked; empty: the end. */
  stakeDeadline: optionalText(),
  hasLimit: flag(false),
  /** What one account may have staked. */
  limit: optionalText(),
  /** Whole number of `limitUnit` after the start for which the limit holds. */
  limitLength: optionalText(),
  limitUnit: lengthUnit('days'),
  /** Whole number of `lockUnit` for which a stake stays in; empty: none. */
  lockLength: optionalText(),
  lockUnit: lengthUnit('days'),
  hasInvites: flag(false),
  /** Percent of rewards, for who invited. */
  invitePercent: optionalText(),
  /** Who may change how rewards run. */
  admin: text(),
})

/** What a form or a request may leave out. */
export type PoolDraftInput = z.input<typeof poolDraftSchema>

/** The same with its presets filled in. */
export type PoolDraftTexts = z.output<typeof poolDraftSchema>

/** Fields that an issue can belong to. */
export type PoolDraftField = keyof PoolDraftTexts

/** A well-formed pool. Times are unix seconds, amounts base units of their token; NFTs count one. */
export interface PoolDraft {
  readonly kind: PoolKind
  readonly stakedToken: Address
  readonly rewardToken: Address
  /** Reward base units per second. */
  readonly rewardPerSecond: bigint
  /** 0: as soon as the pool is there. */
  readonly startTime: bigint
  readonly endTime: bigint
  /** 0: the end. */
  readonly stakeDeadline: bigint
  /** Of one account; 0 for none. */
  readonly limit: bigint
  /** Seconds after the start for which the limit holds; 0 with a limit of 0. */
  readonly limitSeconds: bigint
  readonly lockSeconds: bigint
  /** 0 is switched off. */
  readonly inviteBps: bigint
  readonly admin: Address
}
