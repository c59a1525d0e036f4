import { m } from '@slipway/messages'
import type { PaidWallet } from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildInviterRegistration,
  buildRewardClaim,
} from '@slipway/sdk/solana/presale/build-inviter-action'
import { calculateReward } from '@slipway/sdk/solana/presale/presale-math'
import type { SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import type { TransactionSigner } from '@solana/kit'
import type { PresaleView } from '../types.ts'
import { depositLine, readDeposit } from './buyer-deposit.ts'
import type { PreparedAct } from './prepared-act.ts'
import { presalePlaceOf } from './presale-place-of.ts'
import { inviterRatesText, solOf } from './presale-texts.ts'

/** A wallet becomes an inviter of the presale, for the deposit of its account there. */
export async function prepareRegistration(
  view: PresaleView,
  signer: TransactionSigner,
  deposit: bigint,
): Promise<PreparedAct> {
  return {
    kind: 'presale_register_inviter',
    instructions: [await buildInviterRegistration(view.program, view.presale, signer)],
    deposits: [{ label: m.solpresalepage_deposit_place(), lamports: deposit }],
    gets: [{ label: m.presale_terms_inviter(), value: inviterRatesText(view.presale) }],
    permanent: [m.solpresalepage_invite_permanent()],
  }
}

/** What inviting earned a wallet, which anybody may send; where it has nothing else there, its deposit comes with it. */
export async function prepareReward(
  view: PresaleView,
  wallet: PaidWallet,
  buyer: SolanaPresaleBuyer,
): Promise<PreparedAct> {
  const reward = calculateReward(view.presale, buyer)
  return {
    kind: 'presale_claim_reward',
    instructions: [await buildRewardClaim(presalePlaceOf(view), wallet)],
    deposits: [],
    gets: [
      ...(reward > 0n
        ? [{ label: m.presale_inviter_claim_gets(), value: solOf(view.chain, reward) }]
        : []),
      ...(buyer.contributed === 0n ? [depositLine(view, await readDeposit(view, buyer))] : []),
    ],
    permanent: [],
  }
}
