import { formatBps, m } from '@slipway/messages'
import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import { getBuyer } from '@slipway/sdk/solana/presale/get-buyer'
import { getInviters } from '@slipway/sdk/solana/presale/get-inviters'
import { calculateExitFee, calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import type { Address, TransactionSigner } from '@solana/kit'
import { nonWalletText } from '../../console/non-wallet-text.ts'
import { preparePaidAccount } from '../../flow/prepare-paid-account.ts'
import { amountOf } from '../../lock/lock-texts.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import type { PresaleView } from '../types.ts'
import { depositLine, readDeposit } from './buyer-deposit.ts'
import { judgeClaim } from './judge-claim.ts'
import { prepareReward } from './prepare-inviter-act.ts'
import type { PreparedAct } from './prepared-act.ts'
import { presalePlaceOf } from './presale-place-of.ts'
import { solOf } from './presale-texts.ts'

const readBuyer = ({ chain, program, presale }: PresaleView, wallet: Address) =>
  getBuyer(clusterRpc(chain), program, { presale: presale.address, wallet })

const walletLine = (wallet: Address) => ({
  label: m.solpresalepage_gets_wallet(),
  ...{ value: wallet, address: wallet },
})

/** The way out of an open presale: less a tenth, or for nothing where its times were moved. */
export async function prepareLeave(
  view: PresaleView,
  signer: TransactionSigner,
  buyer: SolanaPresaleBuyer,
): Promise<PreparedAct> {
  const { chain, program, presale } = view
  const fee = calculateExitFee(presale, buyer.contributed)
  // Where inviters are rewarded the account stays until the presale has ended: somebody may be below.
  const isOver = fee + buyer.exitFee === 0n && presale.inviterBps.length === 0
  const deposit = isOver ? await readDeposit(view, buyer) : 0n
  const inviters = await getInviters(clusterRpc(chain), program, presale, buyer.inviter)
  return {
    kind: 'presale_leave',
    instructions: [await buildPresaleRefund(presalePlaceOf(view), { signer }, inviters)],
    deposits: [],
    gets: [
      { label: m.presale_refund_review_gets(), value: solOf(chain, buyer.contributed - fee) },
      ...(isOver ? [depositLine(view, deposit)] : []),
    ],
    facts: fee > 0n ? [{ label: m.presale_refund_fee(), value: solOf(chain, fee) }] : [],
    permanent: fee > 0n ? [m.solpresalepage_leave_permanent()] : [],
  }
}

/** Why somebody else may not be sent anything; undefined where they may. */
async function obstacleOf(view: PresaleView, signer: TransactionSigner, wallet: Address) {
  // Nobody signs at such an address: what came there would be lost.
  return wallet === signer.address ? undefined : await nonWalletText(view.chain, wallet)
}

/** All of a contribution of a presale that failed, with what leaving cost. */
export async function prepareRefund(
  view: PresaleView,
  signer: TransactionSigner,
  wallet: Address,
): Promise<PreparedAct | string> {
  const obstacle = await obstacleOf(view, signer, wallet)
  if (obstacle !== undefined) return obstacle
  const buyer = await readBuyer(view, wallet)
  if (!buyer) return m.solpresalepage_refused_nothing()
  const isOwn = wallet === signer.address
  const paid = isOwn ? { signer } : { address: wallet }
  const money = buyer.contributed + buyer.exitFee
  return {
    kind: 'presale_refund',
    instructions: [await buildPresaleRefund(presalePlaceOf(view), paid)],
    deposits: [],
    gets: [
      ...(money > 0n
        ? [
            {
              label: isOwn ? m.presale_refund_review_gets() : m.solpresalepage_refund_gets_other(),
              value: solOf(view.chain, money),
              ...(buyer.exitFee > 0n && { note: m.solpresalepage_refund_with_fee() }),
            },
          ]
        : []),
      depositLine(view, await readDeposit(view, buyer)),
      ...(isOwn ? [] : [walletLine(wallet)]),
    ],
    permanent: [],
  }
}

const taxNote = ({ token }: PresaleView) =>
  token.isTaxed
    ? { note: m.solana_lock_withdraw_tax({ tax: formatBps(token.transferFeeBps) }) }
    : {}

/** What is released of a wallet's tokens, and what its fair presale gives back; of a leaver the deposit alone. */
export async function prepareClaim(
  view: PresaleView,
  signer: TransactionSigner,
  wallet: Address,
): Promise<PreparedAct | string> {
  const { chain, token } = view
  const obstacle = await obstacleOf(view, signer, wallet)
  if (obstacle !== undefined) return obstacle
  const buyer = await readBuyer(view, wallet)
  if (!buyer) return m.solpresalepage_refused_nothing()
  const isOwn = wallet === signer.address
  const due = judgeClaim(view, buyer, isOwn)
  // A reward waits for nothing: it is paid alone, where the tokens cannot be sent.
  if (typeof due === 'string' && !isOwn && calculateReward(view.presale, buyer) > 0n) {
    const alone = await prepareReward(view, { address: wallet }, buyer)
    return { ...alone, gets: [...alone.gets, walletLine(wallet)] }
  }
  if (due === 'nothing') return m.solpresalepage_refused_nothing_claim()
  if (due === 'movable') return m.solana_refused_tax()
  if (due === 'taxed') return m.solpresalepage_refused_taxed()
  // A leaver gets no tokens, and needs no account of them.
  const hasLeft = buyer.contributed === 0n
  const payment = hasLeft
    ? { paid: {}, opening: [], deposits: [] }
    : await preparePaidAccount(chain, token, wallet, signer.address)
  if (typeof payment === 'string') return payment
  const who = isOwn ? { signer, ...payment.paid } : { address: wallet }
  return {
    kind: 'presale_claim',
    instructions: [
      ...payment.opening,
      ...(await buildPresaleClaim(presalePlaceOf(view), signer, who, hasLeft)),
    ],
    deposits: payment.deposits,
    gets: [
      ...(due.tokens > 0n
        ? [
            {
              label: m.presale_claim_review_gets(),
              value: amountOf(token, due.tokens),
              ...taxNote(view),
            },
          ]
        : []),
      ...(due.excess > 0n
        ? [{ label: m.presale_claim_review_excess(), value: solOf(chain, due.excess) }]
        : []),
      ...(due.reward > 0n
        ? [{ label: m.presale_inviter_claim_gets(), value: solOf(chain, due.reward) }]
        : []),
      ...(due.isLast ? [depositLine(view, await readDeposit(view, buyer))] : []),
      ...(isOwn ? [] : [walletLine(wallet)]),
    ],
    permanent: [],
  }
}
