import { formatBps, m } from '@slipway/messages'
import { buildLockAction, type LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { calculateReleased } from '@slipway/sdk/solana/lock/calculate-released'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import { nonWalletText } from '../console/non-wallet-text.ts'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { describeReturned } from '../flow/describe-returned.ts'
import { type PaidAccount, preparePaidAccount } from '../flow/prepare-paid-account.ts'
import { type SolanaKind, solanaTitle } from '../flow/solana-kind.ts'
import type { ActTerms, SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { amountOf, symbolOf, untilOf } from './lock-texts.ts'
import type { LockView } from './types.ts'

type Reviewed = Pick<PlanReview, 'pays' | 'gets' | 'permanent'> & {
  readonly kind: SolanaKind
  readonly facts?: readonly ReviewLine[]
}

/** What a later end costs, and what of it cannot be undone: a schedule moves as a whole, and locks again what it had released. */
function describeRelock(
  { lock, token, now }: LockView,
  unlockAt: number,
): Pick<PlanReview, 'facts' | 'permanent'> {
  const isForever = unlockAt === solanaLockLimits.forever
  const movedBy = unlockAt - lock.unlockAt
  const relocked = calculateReleased(lock, now) - calculateReleased(lock, now - movedBy)
  const losesFree = relocked > 0n
  return {
    facts: losesFree
      ? [{ label: m.lock_relock_again(), value: amountOf(token, relocked), isMoving: true }]
      : [],
    permanent: [
      ...(isForever
        ? [m.lock_relock_permanent_forever(), m.solana_lock_permanent_deposits()]
        : [m.lock_relock_permanent()]),
      ...(losesFree ? [m.lock_relock_permanent_free()] : []),
    ],
  }
}

/** What closing an empty lock pays. */
async function reviewOfClose({ chain, lock }: LockView): Promise<Reviewed> {
  const accounts = [lock.address, lock.vault]
  return {
    kind: 'lock_close',
    pays: [],
    gets: await describeReturned(chain, { accounts, note: m.solana_lock_close_deposits() }),
    permanent: [m.solana_lock_close_permanent()],
  }
}

/** What the review of an act says. */
function reviewOf(view: LockView, action: LockAction): Reviewed | Promise<Reviewed> {
  const { lock, token, amount, free } = view
  switch (action.kind) {
    case 'withdraw': {
      const taken = action.amount ?? free
      return {
        kind: 'lock_withdraw',
        pays: [],
        gets: [
          {
            label: token.isTaxed ? m.solana_lock_withdraw_leaves() : m.lock_withdraw_gets(),
            value: amountOf(token, taken),
            ...(token.isTaxed && {
              note: m.solana_lock_withdraw_tax({ tax: formatBps(token.transferFeeBps) }),
            }),
          },
          { label: m.lock_withdraw_left(), value: amountOf(token, amount - taken) },
        ],
        permanent: [],
      }
    }
    case 'relock':
      return {
        kind: 'lock_relock',
        pays: [],
        gets: [
          {
            label: m.lock_relock_time(),
            value: untilOf(action.unlockAt),
            note: m.lock_relock_before({ time: untilOf(lock.unlockAt) }),
          },
        ],
        ...describeRelock(view, action.unlockAt),
      }
    case 'give':
      return {
        kind: 'lock_transfer',
        pays: [{ label: m.lock_transfer_pays(), value: amountOf(token, amount) }],
        gets: [{ label: m.lock_transfer_to(), value: action.receiver, address: action.receiver }],
        // A lock that is never closed returns no deposits.
        permanent:
          lock.unlockAt < solanaLockLimits.forever
            ? [m.lock_transfer_permanent(), m.solana_lock_give_deposits()]
            : [m.lock_transfer_permanent_forever()],
      }
    case 'close':
      return reviewOfClose(view)
  }
}

function termsOf(action: LockAction): ActTerms {
  switch (action.kind) {
    case 'withdraw':
      return action.amount === undefined ? [] : [action.amount]
    case 'relock':
      return [action.unlockAt]
    case 'give':
      return [action.receiver]
    case 'close':
      return []
  }
}

/** Into which account the owner is paid, where an act pays; closing pays what strangers sent to the vault. */
async function findPaid(
  { chain, lock, token }: LockView,
  { kind }: LockAction,
): Promise<PaidAccount | string> {
  if (kind !== 'withdraw' && kind !== 'close') return { paid: {}, opening: [], deposits: [] }
  return await preparePaidAccount(chain, token, lock.owner)
}

/**
 * An owner's act on a lock as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareLockAction(
  view: LockView,
  { wallet, account }: PlanSigner,
  action: LockAction,
): Promise<SolanaPlan | string> {
  const { chain, program, lock, token } = view
  const obstacle = action.kind === 'give' ? await nonWalletText(chain, action.receiver) : undefined
  if (obstacle !== undefined) return obstacle
  const payment = await findPaid(view, action)
  if (typeof payment === 'string') return payment
  const { paid, opening, deposits } = payment
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const place = { program, tokenProgram: token.tokenProgram, isTaxed: token.isTaxed, lock }
  const instructions = [
    ...opening,
    ...(await buildLockAction(place, signer, { ...action, ...paid })),
  ]
  const { kind, pays, facts = [], ...reviewed } = await reviewOf(view, action)
  const subject = symbolOf(token)
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind, subject, mint: lock.mint, lock: lock.address, deposits },
    terms: termsOf(action),
    review: {
      ...reviewed,
      pays: [...pays, ...describeDeposits(deposits, chain)],
      title: solanaTitle(kind, subject),
      facts: [
        { label: m.shell_network(), value: chain.name },
        { label: m.lock_fact_lock(), value: lock.address, address: lock.address },
        ...facts,
      ],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
