import { formatTime, m } from '@slipway/messages'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { buildOwnerAction, type OwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import { calculateCommitted, countRewards } from '@slipway/sdk/solana/staking/pool-math'
import type { TransactionSigner } from '@solana/kit'
import { deadlineStays } from '../../../form/deadline-stays.ts'
import type { ReviewLine } from '../../../transaction/shown-plan.ts'
import { describeReturned } from '../../flow/describe-returned.ts'
import type { Deposit } from '../../flow/solana-plan.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { locksStakes } from './locks-stakes.ts'
import type { PoolAct } from './pool-act.ts'
import { payingPlaceOf, poolPlaceOf } from './pool-place-of.ts'
import type { PreparedAct } from './prepared-act.ts'
import { calculateRewardsChange, type WantedRewards } from './rewards-change.ts'
import { calculateRewardsPayment } from './rewards-payment.ts'
import { taxNote } from './tax-facts.ts'
import type { PoolToken, PoolView } from './types.ts'

type OwnerAct = Exclude<PoolAct, { kind: 'stake' | 'withdraw' | 'leave' | 'harvest' }>

const build = async (view: PoolView, signer: TransactionSigner, action: OwnerAction) =>
  await buildOwnerAction(await poolPlaceOf(view), signer, action)

async function readBalance({ chain, reward }: PoolView, { address }: TransactionSigner) {
  const token = { mint: reward.mint, program: reward.tokenProgram }
  const [own, accounts] = await Promise.all([
    findTokenAccount(address, token),
    getTokenAccounts(clusterRpc(chain), reward.mint, address),
  ])
  return accounts.find((account) => account.address === own)?.amount ?? 0n
}

const before = (value: string) => ({ note: m.solstakepage_before({ value }) })

function wantedLines({ pool, reward }: PoolView, wanted: WantedRewards): ReviewLine[] {
  const rate = (units: bigint) => amountOf(reward, units)
  return [
    { label: m.stakepage_rate(), value: rate(wanted.rate), ...before(rate(pool.rate)) },
    {
      label: m.stakepage_moment_start(),
      value: formatTime(wanted.startAt),
      ...before(formatTime(pool.startAt)),
    },
    {
      label: m.stakepage_moment_end(),
      value: formatTime(wanted.endAt),
      ...before(formatTime(pool.endAt)),
    },
  ].filter(
    (_, at) =>
      [wanted.rate !== pool.rate, wanted.startAt !== pool.startAt, wanted.endAt !== pool.endAt][at],
  )
}

const spentLine = ({ reward }: PoolView, spent: bigint): ReviewLine => ({
  label: m.stakepage_admin_spent(),
  value: amountOf(reward, spent),
  ...{ note: m.stakepage_admin_spent_note(), isMoving: true },
})

const freedLine = ({ reward }: PoolView, freed: bigint): ReviewLine => ({
  label: m.stakepage_admin_freed(),
  value: amountOf(reward, freed),
  ...{ note: m.stakepage_admin_freed_note(), isMoving: true },
})

/** Other rewards, paid in full before they hold. */
async function prepareRewards(
  view: PoolView,
  signer: TransactionSigner,
  wanted: WantedRewards,
): Promise<PreparedAct | string> {
  const { pool, reward, now } = view
  const { cost, spent, freed, opensExit } = calculateRewardsChange(pool, wanted, now)
  const amount = calculateRewardsPayment(reward, cost)
  const balance = amount > 0n ? await readBalance(view, signer) : 0n
  if (amount > balance)
    return m.solstakepage_rewards_short({
      amount: amountOf(reward, amount),
      balance: amountOf(reward, balance),
    })
  return {
    kind: 'pool_set_rewards',
    instructions: await build(view, signer, { kind: 'setRewards', ...wanted, amount }),
    deposits: [],
    pays:
      amount > 0n
        ? [
            {
              label: m.stakepage_admin_cost(),
              value: amountOf(reward, amount),
              note: m.solstakepage_rewards_cost_note(),
            },
          ]
        : [],
    gets: wantedLines(view, wanted),
    facts: [
      ...(spent > 0n ? [spentLine(view, spent)] : []),
      ...(freed > 0n ? [freedLine(view, freed)] : []),
    ],
    permanent: [
      ...deadlineStays({ end: pool.endAt, deadline: pool.deadlineAt }, wanted.endAt),
      ...(opensExit && locksStakes(pool) ? [m.stakepage_admin_opens_exit()] : []),
    ],
  }
}

async function prepareStop(view: PoolView, signer: TransactionSigner): Promise<PreparedAct> {
  const { pool, now } = view
  return {
    kind: 'pool_stop',
    instructions: await build(view, signer, { kind: 'stop' }),
    deposits: [],
    gets: [freedLine(view, calculateCommitted(pool, now))],
    permanent: [
      m.stakepage_admin_stop_permanent(),
      ...(locksStakes(pool) ? [m.stakepage_admin_opens_exit()] : []),
    ],
  }
}

async function prepareLimit(
  view: PoolView,
  signer: TransactionSigner,
  limit: bigint,
): Promise<PreparedAct> {
  const { pool, stake } = view
  return {
    kind: 'pool_set_limit',
    instructions: await build(view, signer, { kind: 'setLimit', limit }),
    deposits: [],
    gets: [
      {
        label: m.solstakepage_limit_label(),
        value: limit === 0n ? m.stakepage_terms_limit_none() : amountOf(stake, limit),
        ...before(amountOf(stake, pool.limit)),
      },
    ],
    permanent: [m.stakepage_admin_limit_permanent()],
  }
}

/** What opening the creator's own accounts takes. */
async function openingDeposits(
  { chain, pool }: PoolView,
  tokens: readonly PoolToken[],
): Promise<Deposit[]> {
  const needed = await Promise.all(
    tokens.map(async (token) => ({
      label: m.solstakepage_deposit_account({ token: symbolOf(token) }),
      lamports: await getAccountDeposit(clusterRpc(chain), token, pool.owner),
    })),
  )
  return needed.filter(({ lamports }) => lamports > 0n)
}

async function prepareRecovery(
  view: PoolView,
  signer: TransactionSigner,
): Promise<PreparedAct | string> {
  const { surplus } = countRewards(view.pool, view.now)
  if (surplus === 0n) return m.error_StakingPool_NothingToRecover()
  const { place, opening, deposits } = await payingPlaceOf(view, signer.address, [view.reward])
  return {
    kind: 'pool_recover',
    instructions: [...opening, ...(await buildOwnerAction(place, signer, { kind: 'recover' }))],
    deposits: [...deposits, ...(await openingDeposits(view, [view.reward]))],
    gets: [
      {
        label: m.stakepage_admin_recover_gets(),
        value: amountOf(view.reward, surplus),
        isMoving: true,
        ...taxNote(view.reward),
      },
    ],
    permanent: [],
  }
}

async function prepareClose(
  view: PoolView,
  signer: TransactionSigner,
): Promise<PreparedAct | string> {
  const { pool, stake, reward, held } = view
  const { place, opening, deposits } = await payingPlaceOf(view, signer.address, [stake, reward])
  const taxed = { stake: stake.isTaxed, reward: reward.isTaxed }
  const isOne = stake.mint === reward.mint
  const lines = isOne
    ? [{ token: reward, units: held.stake + held.reward }]
    : [
        { token: reward, units: held.reward },
        { token: stake, units: held.stake },
      ]
  return {
    kind: 'pool_close',
    instructions: [
      ...opening,
      ...(await buildOwnerAction(place, signer, { kind: 'close', taxed })),
    ],
    deposits: [...deposits, ...(await openingDeposits(view, isOne ? [stake] : [stake, reward]))],
    gets: [
      ...lines
        .filter(({ units }) => units > 0n)
        .map(({ token, units }) => ({
          label: m.solstakepage_close_left(),
          value: amountOf(token, units),
          ...taxNote(token),
        })),
      ...(await describeReturned(view.chain, {
        accounts: [pool.address, pool.stakeVault, pool.rewardVault],
        note: m.solstakepage_close_deposits(),
      })),
    ],
    permanent: [m.solstakepage_close_permanent()],
  }
}

/** An act of its creator on a pool. @returns else why not, in words */
export async function prepareOwnerAct(
  view: PoolView,
  signer: TransactionSigner,
  act: OwnerAct,
): Promise<PreparedAct | string> {
  switch (act.kind) {
    case 'setRewards':
      return await prepareRewards(view, signer, act.wanted)
    case 'setLimit':
      return await prepareLimit(view, signer, act.limit)
    case 'stop':
      return await prepareStop(view, signer)
    case 'recover':
      return await prepareRecovery(view, signer)
    case 'close':
      return await prepareClose(view, signer)
    case 'openExit':
      return {
        kind: 'pool_open_exit',
        instructions: await build(view, signer, { kind: 'openExit' }),
        deposits: [],
        gets: [{ label: m.stakepage_terms_lock_label(), value: m.stakepage_terms_lock_open() }],
        permanent: [m.stakepage_admin_exit_permanent()],
      }
  }
}
