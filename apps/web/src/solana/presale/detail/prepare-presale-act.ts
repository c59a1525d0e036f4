import { m } from '@slipway/messages'
import type { TransactionSigner } from '@solana/kit'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import { solanaTitle } from '../../flow/solana-kind.ts'
import type { ActTerms, SolanaPlan } from '../../flow/solana-plan.ts'
import type { PlanSigner } from '../../flow/use-prepared-review.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import { createWalletSigner } from '../../wallet/create-wallet-signer.ts'
import { walletChain } from '../../wallet/wallet-standard.ts'
import type { PresaleView } from '../types.ts'
import { prepareClaim, prepareLeave, prepareRefund } from './prepare-buyer-act.ts'
import { prepareContribution } from './prepare-contribution.ts'
import { prepareCreatorAct, prepareFinalize } from './prepare-creator-act.ts'
import { prepareRegistration, prepareReward } from './prepare-inviter-act.ts'
import type { PreparedAct } from './prepared-act.ts'
import type { PresaleAct } from './presale-act.ts'

function prepare(
  view: PresaleView,
  signer: TransactionSigner,
  act: PresaleAct,
): Promise<PreparedAct | string> | PreparedAct {
  switch (act.kind) {
    case 'contribute':
      return prepareContribution(view, signer, act)
    case 'leave':
      return prepareLeave(view, signer, act.buyer)
    case 'refund':
      return prepareRefund(view, signer, act.wallet)
    case 'claim':
      return prepareClaim(view, signer, act.wallet)
    case 'registerInviter':
      return prepareRegistration(view, signer, act.deposit)
    case 'claimReward':
      return prepareReward(view, { signer }, act.buyer)
    case 'finalize':
      return prepareFinalize(view, signer)
    default:
      return prepareCreatorAct(view, signer, act)
  }
}

function termsOf(act: PresaleAct): ActTerms {
  switch (act.kind) {
    case 'contribute':
      return [act.gained.amount]
    case 'refund':
    case 'claim':
      return [act.wallet]
    case 'setTime':
      return [act.startAt, act.endAt]
    case 'setWhitelist':
      return [...act.root]
    default:
      return []
  }
}

/**
 * An act on a presale as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function preparePresaleAct(
  view: PresaleView,
  { wallet, account }: PlanSigner,
  act: PresaleAct,
): Promise<SolanaPlan | string> {
  const { chain, presale, token } = view
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const prepared = await prepare(view, signer, act)
  if (typeof prepared === 'string') return prepared
  const { kind, instructions, deposits, gets, facts = [], permanent } = prepared
  const subject = symbolOf(token)
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind, subject, mint: presale.mint, presale: presale.address, deposits },
    terms: termsOf(act),
    review: {
      title: solanaTitle(kind, subject),
      pays: describeDeposits(deposits, chain),
      ...{ gets, permanent },
      facts: [
        ...facts,
        { label: m.shell_network(), value: chain.name },
        {
          label: m.solpresalepage_terms_address(),
          ...{ value: presale.address, address: presale.address },
        },
      ],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
