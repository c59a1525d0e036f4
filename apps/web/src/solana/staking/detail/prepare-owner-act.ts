import { formatTime, m } from '@slipway/messages'
import { calculateCoveringAmount } from '@slipway/sdk/solana/airdrop/calculate-covering-amount'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { getAccountDeposit } from '@slipway/sdk/solana/get-account-deposit'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { buildOwnerAction, type OwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import { calculateCommitted, countRewards } from '@slipway/sdk/solana/staking/pool-math'
import type { TransactionSigner } from '@solana/kit'
import type { ReviewLine } from '../../../transaction/shown-plan.ts'
import type { Deposit } from '../../flow/solana-plan.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import type { PoolAct } from './pool-act.ts'
import { payingPlaceOf, poolPlaceOf } from './pool-place-of.ts'
import type { PreparedAct } from './prepared-act.ts'
import { calculateRewardsChange, type WantedRewards } from './rewards-change.ts'
import { taxNote } from './tax-facts.ts'
import type { PoolToken, PoolView } from './types.ts'

type OwnerAct = Exclude<PoolAct, { kind: 'stake' | 'withdraw' | 'leave' | 'harvest' }>

const build = async (view: PoolView, signer: TransactionSigner, action: OwnerAction) =>
  await buildOwnerAction(await poolPlaceOf(view), signer, action)

/** What has to leave the creator's account so that a sum arrives. */
const coveringOf = ({ reward }: PoolView, sum: bigint): bigint =>
  sum > 0n && reward.isTaxed
    ? calculateCoveringAmount(sum, { bps: reward.transferFeeBps, max: reward.transferFeeMax })
    : sum

async function readBalance({ chain, reward }: PoolView, { address }: TransactionSigner) {
  const token = { mint: reward.mint, program: reward.tokenProgram }
  const [own, accounts] = await Promise.all([
    findTokenAccount(address, token),
    getTokenAccounts(clusterRpc(chain), reward.mint, address),
  ])
  return accounts.find((account) => account.address === own)?.amount ?? 0n
}

const before = (value: string) => ({ note: m.stakedetail_before({ value }) })

function wantedLines({ pool, reward }: PoolView, wanted: WantedRewards): ReviewLine[] {
  const rate = (units: bigint) => amountOf(reward, units)
  return [
    { label: m.poolpage_rate(), value: rate(wanted.rate), ...before(rate(pool.rate)) },
    {
      label: m.poolpage_moment_start(),
      value: formatTime(wanted.startAt),
      ...before(formatTime(pool.startAt)),
    },
    {
      label: m.poolpage_moment_end(),
      value: formatTime(wanted.endAt),
      ...before(formatTime(pool.endAt)),
    },
  ].filter(
    (_, at) =>
      [wanted.rate !== pool.rate, wanted.startAt !== pool.startAt, wanted.endAt !== pool.endAt][at],
  )
}

const freedLine = ({ reward }: PoolView, freed: bigint): ReviewLine => ({
  label: m.poolpage_admin_freed(),
  value: amountOf(reward, freed),
  ...{ note: m.poolpage_admin_freed_note(), isMoving: true },
})

/** Other rewards, paid in full before they hold. */
async function prepareRewards(
  view: PoolView,
  signer: TransactionSigner,
  wanted: WantedRewards,
): Promise<PreparedAct | string> {
  const { pool, reward, now } = view
  const { cost, freed, opensExit } = calculateRewardsChange(pool, wanted, now)
  const amount = coveringOf(view, cost)
  const balance = amount > 0n ? await readBalance(view, signer) : 0n
  if (amount > balance)
    return m.stakedetail_rewards_short({
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
              label: m.poolpage_admin_cost(),
              value: amountOf(reward, amount),
              note: m.stakedetail_rewards_cost_note(),
            },
          ]
        : [],
    gets: wantedLines(view, wanted),
    facts: freed > 0n ? [freedLine(view, freed)] : [],
    permanent: opensExit && !pool.exitOpen ? [m.poolpage_admin_opens_exit()] : [],
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
      m.poolpage_admin_stop_permanent(),
      ...(pool.exitOpen || pool.lockSeconds === 0 ? [] : [m.poolpage_admin_opens_exit()]),
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
        label: m.stakedetail_limit_label(),
        value: limit === 0n ? m.poolpage_terms_limit_none() : amountOf(stake, limit),
        ...before(amountOf(stake, pool.limit)),
      },
    ],
    permanent: [m.poolpage_admin_limit_permanent()],
  }
}

/** What opening the creator's own accounts takes. */
async function openingDeposits(
  { chain, pool }: PoolView,
  tokens: readonly PoolToken[],
): Promise<Deposit[]> {
  const needed = await Promise.all(
    tokens.map(async (token) => ({
      label: m.stakedetail_deposit_account({ token: symbolOf(token) }),
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
  const place = await payingPlaceOf(view, signer.address, [view.reward])
  if (typeof place === 'string') return place
  return {
    kind: 'pool_recover',
    instructions: await buildOwnerAction(place, signer, { kind: 'recover' }),
    deposits: await openingDeposits(view, [view.reward]),
    gets: [
      {
        label: m.poolpage_admin_recover_gets(),
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
  const { stake, reward, held } = view
  const place = await payingPlaceOf(view, signer.address, [stake, reward])
  if (typeof place === 'string') return place
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
    instructions: await buildOwnerAction(place, signer, { kind: 'close', taxed }),
    deposits: await openingDeposits(view, isOne ? [stake] : [stake, reward]),
    gets: [
      ...lines
        .filter(({ units }) => units > 0n)
        .map(({ token, units }) => ({
          label: m.stakedetail_close_left(),
          value: amountOf(token, units),
          ...taxNote(token),
        })),
      { label: m.solana_lock_close_gets(), value: m.stakedetail_close_deposits() },
    ],
    permanent: [m.stakedetail_close_permanent()],
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
        gets: [{ label: m.poolpage_terms_lock_label(), value: m.poolpage_terms_lock_open() }],
        permanent: [m.poolpage_admin_exit_permanent()],
      }
  }
}
