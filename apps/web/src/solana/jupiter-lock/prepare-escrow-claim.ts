import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, m } from '@slipway/messages'
import { buildEscrowClaim } from '@slipway/sdk/solana/jupiter-lock/build-escrow-claim'
import { jupiterLockProgram } from '@slipway/sdk/solana/jupiter-lock/jupiter-lock-program'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { preparePaidAccount } from '../flow/prepare-paid-account.ts'
import { solanaTitle } from '../flow/solana-kind.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import type { OwnEscrow } from './types.ts'

/**
 * A recipient's claim of everything that an escrow has released, as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareEscrowClaim(
  chain: SolanaChainDefinition,
  { escrow, token, free, unreleased }: OwnEscrow,
  { wallet, account }: PlanSigner,
): Promise<SolanaPlan | string> {
  if (!token) return m.solana_lock_amount_unread()
  if (token.isHooked) return m.soljuplock_hooked()
  if (account.address !== escrow.recipient) return m.soljuplock_refused_recipient()
  const payment = await preparePaidAccount(chain, token, escrow.recipient)
  if (typeof payment === 'string') return payment
  const { paid, opening, deposits } = payment
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const instructions = [...opening, ...(await buildEscrowClaim(escrow, signer, paid.destination))]
  const subject = symbolOf(token)
  const isTaxed = token.transferFeeBps > 0
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind: 'jupiter_claim', subject, mint: escrow.mint, lock: escrow.address, deposits },
    review: {
      title: solanaTitle('jupiter_claim', subject),
      pays: describeDeposits(deposits, chain),
      gets: [
        {
          label: isTaxed ? m.solana_lock_withdraw_leaves() : m.lock_withdraw_gets(),
          value: amountOf(token, free),
          ...(isTaxed && {
            note: m.solana_lock_withdraw_tax({ tax: formatBps(token.transferFeeBps) }),
          }),
        },
        { label: m.soljuplock_unreleased(), value: amountOf(token, unreleased) },
      ],
      facts: [
        { label: m.shell_network(), value: chain.name },
        { label: m.lock_fact_lock(), value: escrow.address, address: escrow.address },
        ...(paid.destination
          ? [
              {
                label: m.soljuplock_account(),
                value: paid.destination,
                note: m.soljuplock_account_note(),
                address: paid.destination,
              },
            ]
          : []),
        {
          label: m.soljuplock_program(),
          value: jupiterLockProgram,
          note: m.soljuplock_program_note(),
          address: jupiterLockProgram,
        },
      ],
      permanent: [],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
