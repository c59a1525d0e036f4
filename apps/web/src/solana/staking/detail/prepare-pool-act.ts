import { m } from '@slipway/messages'
import type { TransactionSigner } from '@solana/kit'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import { solanaTitle } from '../../flow/solana-kind.ts'
import type { ActTerms, SolanaPlan } from '../../flow/solana-plan.ts'
import type { PlanSigner } from '../../flow/use-prepared-review.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import { createWalletSigner } from '../../wallet/create-wallet-signer.ts'
import { walletChain } from '../../wallet/wallet-standard.ts'
import type { PoolAct } from './pool-act.ts'
import { prepareOwnerAct } from './prepare-owner-act.ts'
import { prepareHarvest, prepareStake, prepareWithdrawal } from './prepare-staker-act.ts'
import type { PreparedAct } from './prepared-act.ts'
import type { PoolView } from './types.ts'

function prepare(
  view: PoolView,
  signer: TransactionSigner,
  act: PoolAct,
): Promise<PreparedAct | string> {
  switch (act.kind) {
    case 'stake':
      return prepareStake(view, signer, act)
    case 'withdraw':
    case 'leave':
      return prepareWithdrawal(view, signer, act)
    case 'harvest':
      return prepareHarvest(view, signer, act)
    default:
      return prepareOwnerAct(view, signer, act)
  }
}

function termsOf(act: PoolAct): ActTerms {
  switch (act.kind) {
    case 'stake':
    case 'withdraw':
    case 'leave':
      return [act.amount]
    case 'setRewards':
      return [act.wanted.rate, act.wanted.startAt, act.wanted.endAt]
    case 'setLimit':
      return [act.limit]
    default:
      return []
  }
}

/**
 * An act on a pool as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function preparePoolAct(
  view: PoolView,
  { wallet, account }: PlanSigner,
  act: PoolAct,
): Promise<SolanaPlan | string> {
  const { chain, pool, stake } = view
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const prepared = await prepare(view, signer, act)
  if (typeof prepared === 'string') return prepared
  const { kind, instructions, deposits, pays = [], gets, facts = [], permanent } = prepared
  const subject = symbolOf(stake)
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind, subject, mint: pool.stakeMint, pool: pool.address, deposits },
    terms: termsOf(act),
    review: {
      title: solanaTitle(kind, subject),
      pays: [...pays, ...describeDeposits(deposits, chain)],
      ...{ gets, permanent },
      facts: [
        ...facts,
        { label: m.shell_network(), value: chain.name },
        { label: m.solstakepage_address(), ...{ value: pool.address, address: pool.address } },
      ],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
