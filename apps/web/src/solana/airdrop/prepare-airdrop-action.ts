import { formatBps, formatInteger, m } from '@slipway/messages'
import {
  buildAirdropClaim,
  type ProvenEntry,
} from '@slipway/sdk/solana/airdrop/build-airdrop-claim'
import { buildAirdropClose } from '@slipway/sdk/solana/airdrop/build-airdrop-close'
import { buildAirdropExtension } from '@slipway/sdk/solana/airdrop/build-airdrop-extension'
import { calculateWholeBytes } from '@slipway/sdk/solana/airdrop/count-extensions'
import { readPaid } from '@slipway/sdk/solana/airdrop/read-paid'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { Address, Instruction, TransactionSigner } from '@solana/kit'
import type { PlanReview } from '../../transaction/shown-plan.ts'
import { nonWalletText } from '../console/non-wallet-text.ts'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { describeReturned } from '../flow/describe-returned.ts'
import { preparePaidAccount } from '../flow/prepare-paid-account.ts'
import { type SolanaKind, solanaTitle } from '../flow/solana-kind.ts'
import type { Deposit, SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { canTaxChange } from '../network/describe-tax.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import type { AirdropView } from './types.ts'

/** What is done with an airdrop. */
export type AirdropAction =
  | {
      readonly kind: 'claim'
      readonly entry: ProvenEntry
      readonly claimant: Address
      /** Base units that are due as the page says it; the clock goes on. */
      readonly due: bigint
    }
  | { readonly kind: 'extend' | 'close' }

interface Prepared {
  readonly kind: SolanaKind
  readonly instructions: readonly Instruction[]
  readonly deposits: readonly Deposit[]
  readonly gets: PlanReview['gets']
  readonly permanent: readonly string[]
}

type Claim = Extract<AirdropAction, { kind: 'claim' }>

const placeOf = ({ program, airdrop, token }: AirdropView) => ({
  ...{ program, airdrop, tokenProgram: token.tokenProgram },
})

const taxNote = ({ token }: AirdropView) =>
  token.isTaxed
    ? { note: m.solana_lock_withdraw_tax({ tax: formatBps(token.transferFeeBps) }) }
    : {}

async function prepareClaim(
  view: AirdropView,
  signer: TransactionSigner,
  { entry, claimant, due }: Claim,
): Promise<Prepared | string> {
  const isOwn = claimant === signer.address
  const paid = readPaid(view.airdrop, entry.index, entry.amount)
  const isLast = paid + due === entry.amount
  if (!isOwn && canTaxChange(view.token)) return m.solana_refused_tax()
  if (!isOwn && !isLast && view.token.isTaxed) return m.solana_airdrop_refused_taxed()
  // Nobody signs at such an address: what came there would be lost.
  const obstacle = isOwn ? undefined : await nonWalletText(view.chain, claimant)
  if (obstacle !== undefined) return obstacle
  const payment = await preparePaidAccount(view.chain, view.token, claimant, signer.address)
  if (typeof payment === 'string') return payment
  const who = isOwn ? { signer, ...payment.paid } : { address: claimant }
  return {
    kind: 'airdrop_claim',
    instructions: [
      ...payment.opening,
      ...(await buildAirdropClaim(placeOf(view), signer, who, entry)),
    ],
    deposits: payment.deposits,
    gets: [
      { label: m.airdrop_claim_gets(), value: amountOf(view.token, due), ...taxNote(view) },
      { label: m.airdrop_claim_to(), value: claimant, address: claimant },
    ],
    permanent: [],
  }
}

async function prepareExtension(view: AirdropView, signer: TransactionSigner): Promise<Prepared> {
  const { chain, program, airdrop, missing } = view
  const { extensionsAtOnce, growthBytes } = solanaAirdropLimits
  const count = Math.min(missing, extensionsAtOnce)
  const whole = calculateWholeBytes(airdrop.entries, airdrop.releaseSeconds)
  const before = calculateWholeBytes(0, airdrop.releaseSeconds) + airdrop.ledger.length
  const after = Math.min(whole, before + count * growthBytes)
  const [had, has] = await Promise.all(
    [before, after].map((bytes) =>
      clusterRpc(chain).getMinimumBalanceForRentExemption(BigInt(bytes)).send(),
    ),
  )
  const extension = buildAirdropExtension(program, signer, airdrop.address)
  return {
    kind: 'airdrop_extend',
    instructions: Array.from({ length: count }, () => extension),
    deposits: [{ label: m.solana_airdrop_deposit(), lamports: (has ?? 0n) - (had ?? 0n) }],
    gets: [
      {
        label: m.solana_airdrop_extend_gets(),
        value: formatInteger(placesOf(after - before, airdrop.releaseSeconds)),
      },
    ],
    permanent: [m.solana_airdrop_extend_permanent()],
  }
}

/** Entries that a part of a ledger has places for. */
const placesOf = (bytes: number, releaseSeconds: number) =>
  releaseSeconds === 0 ? bytes * 8 : bytes / 8

async function prepareClose(
  view: AirdropView,
  signer: TransactionSigner,
): Promise<Prepared | string> {
  const { chain, token, airdrop, left } = view
  const payment = await preparePaidAccount(chain, token, airdrop.creator)
  if (typeof payment === 'string') return payment
  const { paid, opening, deposits } = payment
  return {
    kind: 'airdrop_close',
    instructions: [
      ...opening,
      ...(await buildAirdropClose(placeOf(view), signer, { isTaxed: token.isTaxed, ...paid })),
    ],
    deposits,
    gets: [
      { label: m.airdrop_withdraw_gets(), value: amountOf(token, left), ...taxNote(view) },
      ...(await describeReturned(chain, {
        accounts: [airdrop.address, airdrop.vault],
        note: m.solana_airdrop_close_deposits(),
      })),
    ],
    permanent: [m.solana_airdrop_close_permanent()],
  }
}

function prepare(view: AirdropView, signer: TransactionSigner, action: AirdropAction) {
  if (action.kind === 'claim') return prepareClaim(view, signer, action)
  return action.kind === 'extend' ? prepareExtension(view, signer) : prepareClose(view, signer)
}

/**
 * An act on an airdrop as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareAirdropAction(
  view: AirdropView,
  { wallet, account }: PlanSigner,
  action: AirdropAction,
): Promise<SolanaPlan | string> {
  const { chain, airdrop, token } = view
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const prepared = await prepare(view, signer, action)
  if (typeof prepared === 'string') return prepared
  const { kind, instructions, deposits, gets, permanent } = prepared
  const subject = symbolOf(token)
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind, subject, mint: airdrop.mint, airdrop: airdrop.address, deposits },
    // An entry has one claimant.
    terms: action.kind === 'claim' ? [action.entry.index] : [],
    review: {
      title: solanaTitle(kind, subject),
      pays: describeDeposits(deposits, chain),
      ...{ gets, permanent },
      facts: [
        { label: m.shell_network(), value: chain.name },
        {
          label: m.solana_airdrop_address(),
          ...{ value: airdrop.address, address: airdrop.address },
        },
      ],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
