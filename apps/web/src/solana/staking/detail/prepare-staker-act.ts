import { formatTime, m } from '@slipway/messages'
import { calculateDailyEarning, calculateEarningUntilEnd } from '@slipway/sdk/shared/stake-earnings'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import {
  buildHarvest,
  buildStakeDeposit,
  buildStakeWithdrawal,
} from '@slipway/sdk/solana/staking/build-staker-action'
import { calculateReward } from '@slipway/sdk/solana/staking/pool-math'
import type { SolanaStake } from '@slipway/sdk/solana/staking/types'
import type { TransactionSigner } from '@solana/kit'
import type { ReviewLine } from '../../../transaction/shown-plan.ts'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import type { Deposit } from '../../flow/solana-plan.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import type { PoolAct } from './pool-act.ts'
import { calculateArriving } from './pool-figures.ts'
import { payingPlaceOf, poolPlaceOf } from './pool-place-of.ts'
import { unlockText } from './pool-texts.ts'
import type { PreparedAct } from './prepared-act.ts'
import { taxFacts, taxNote } from './tax-facts.ts'
import type { PoolToken, PoolView, StakerState } from './types.ts'

type ActOf<Kind extends PoolAct['kind']> = Extract<PoolAct, { readonly kind: Kind }>

const rewardOf = ({ pool, now }: PoolView, stake: SolanaStake) => calculateReward(pool, stake, now)

/** What a wallet's stake earns once an addition has arrived. */
function earningLines(view: PoolView, { stake }: StakerState, arriving: bigint): ReviewLine[] {
  const { pool, reward, now } = view
  const share = { part: (stake?.amount ?? 0n) + arriving, total: pool.staked + arriving }
  const note = m.stakepage_yearly_note()
  return [
    {
      label: m.stakepage_daily(),
      value: amountOf(reward, calculateDailyEarning(pool.rate, share)),
      ...{ note, isMoving: true },
    },
    {
      label: m.stakepage_until({ time: formatTime(pool.endAt) }),
      value: amountOf(reward, calculateEarningUntilEnd(pool, share, now)),
      ...{ note, isMoving: true },
    },
  ]
}

/** Puts tokens in: what arrives of them counts. */
export async function prepareStake(
  view: PoolView,
  signer: TransactionSigner,
  { amount, state }: ActOf<'stake'>,
): Promise<PreparedAct> {
  const { pool, stake } = view
  const arriving = calculateArriving(stake, amount)
  const relocks = (state.stake?.amount ?? 0n) > 0n && pool.lockSeconds > 0 && !pool.exitOpen
  const deposit = { label: m.solstakepage_deposit(), lamports: state.deposit }
  return {
    kind: 'pool_stake',
    instructions: [await buildStakeDeposit(await poolPlaceOf(view), signer, amount, pool)],
    deposits: state.deposit > 0n ? [deposit] : [],
    pays: [{ label: m.stakepage_stake_review_pays(), value: amountOf(stake, amount) }],
    gets: [
      {
        label: m.stakepage_stake_review_counts(),
        value: amountOf(stake, arriving),
        ...(arriving < amount && {
          note: m.stakepage_stake_review_kept({ amount: amountOf(stake, amount - arriving) }),
        }),
      },
    ],
    facts: [
      { label: m.stakepage_unlock(), value: unlockText(view), isMoving: true },
      ...earningLines(view, state, arriving),
      ...taxFacts(view),
    ],
    permanent: relocks ? [m.stakepage_stake_relocks()] : [],
  }
}

/** What opening the wallet's own accounts takes, where a payment has to. */
async function openingDeposits(
  { chain }: PoolView,
  signer: TransactionSigner,
  tokens: readonly PoolToken[],
): Promise<Deposit[]> {
  const needed = await Promise.all(
    tokens.map(async (token) => ({
      label: m.solstakepage_deposit_account({ token: symbolOf(token) }),
      lamports: await getAccountDeposit(clusterRpc(chain), token, signer.address),
    })),
  )
  return needed.filter(({ lamports }) => lamports > 0n)
}

const rewardLine = ({ reward }: PoolView, due: bigint): ReviewLine => ({
  label: m.stakepage_review_reward(),
  value: amountOf(reward, due),
  isMoving: true,
  ...taxNote(reward),
})

/** What comes back as the wallet's account in the pool ends. */
const refundLines = ({ chain }: PoolView, { refund }: StakerState) =>
  describeDeposits([{ label: m.solstakepage_gets_deposit(), lamports: refund }], chain)

/** The tokens whose accounts a payment opens; of one and the same token it is one account. */
const openedBy = (paid: readonly PoolToken[]): readonly PoolToken[] =>
  paid.filter(({ mint }, at) => paid.findIndex((token) => token.mint === mint) === at)

/** The stake or a part of it. The reward comes with it where something is due, unless the rewards are left alone. */
export async function prepareWithdrawal(
  view: PoolView,
  signer: TransactionSigner,
  { kind, amount, state }: ActOf<'withdraw' | 'leave'>,
): Promise<PreparedAct | string> {
  if (!state.stake) return m.solstakemake_refused_small()
  const { pool, stake, reward, now } = view
  const due = rewardOf(view, state.stake)
  const pays = kind === 'withdraw' && due > 0n && !reward.isUnread
  const paid = pays ? [stake, reward] : [stake]
  const { place, opening, deposits } = await payingPlaceOf(view, signer.address, paid)
  const harvest = pays ? await buildHarvest(place, signer) : []
  const left = state.stake.amount - amount
  const accrues = now >= pool.startAt && now < pool.endAt
  const ends = left === 0n && (pays || (due === 0n && !accrues))
  return {
    kind: kind === 'leave' ? 'pool_emergency' : 'pool_withdraw',
    instructions: [...opening, ...(await buildStakeWithdrawal(place, signer, amount)), ...harvest],
    deposits: [...deposits, ...(await openingDeposits(view, signer, openedBy(paid)))],
    gets: [
      {
        label: m.stakepage_withdraw_gets(),
        value: amountOf(stake, amount),
        ...taxNote(stake),
      },
      ...(pays ? [rewardLine(view, due)] : []),
      ...(ends ? refundLines(view, state) : []),
    ],
    facts: [
      { label: m.stakepage_left(), value: amountOf(stake, left) },
      ...(!pays && due > 0n
        ? [
            {
              label: m.stakepage_emergency_due(),
              value: amountOf(reward, due),
              ...{ note: m.stakepage_emergency_due_note(), isMoving: true },
            },
          ]
        : []),
    ],
    permanent: [],
  }
}

/** The reward alone. */
export async function prepareHarvest(
  view: PoolView,
  signer: TransactionSigner,
  { state }: ActOf<'harvest'>,
): Promise<PreparedAct | string> {
  const due = state.stake ? rewardOf(view, state.stake) : 0n
  if (!state.stake || due === 0n) return m.error_StakingPool_NothingToHarvest()
  const { place, opening, deposits } = await payingPlaceOf(view, signer.address, [view.reward])
  return {
    kind: 'pool_harvest',
    instructions: [...opening, ...(await buildHarvest(place, signer))],
    deposits: [...deposits, ...(await openingDeposits(view, signer, [view.reward]))],
    gets: [
      { ...rewardLine(view, due), label: m.solstakepage_gets_reward() },
      ...(state.stake.amount === 0n ? refundLines(view, state) : []),
    ],
    permanent: [],
  }
}
