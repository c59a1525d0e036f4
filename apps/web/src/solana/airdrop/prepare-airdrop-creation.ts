import type { SolanaChainDefinition } from '@slipway/chains'
import {
  formatAmount,
  formatBps,
  formatDuration,
  formatInteger,
  formatTime,
  m,
} from '@slipway/messages'
import type { ClaimsTerms } from '@slipway/sdk/airdrop/claims/read-claims-terms'
import { buildAirdropCreation } from '@slipway/sdk/solana/airdrop/build-airdrop-creation'
import { calculateWholeBytes } from '@slipway/sdk/solana/airdrop/count-extensions'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { SolanaAirdropDraft } from '@slipway/sdk/solana/airdrop/types'
import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { solanaTitle } from '../flow/solana-kind.ts'
import type { Deposit, SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { describeProgram } from '../network/describe-program.ts'
import { describeTax } from '../network/describe-tax.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { coveringOf } from './covering-of.ts'
import type { ListSummary } from './list-messages.ts'
import { type PublishOptions, publishList } from './publish-list.ts'

/** What is being made. */
export interface AirdropMaking extends PublishOptions {
  readonly program: Address
  readonly terms: ClaimsTerms
  readonly summary: ListSummary
}

interface Reviewed {
  readonly chain: SolanaChainDefinition
  readonly token: LockToken
  readonly draft: SolanaAirdropDraft
  readonly airdrop: Address
  readonly deposits: readonly Deposit[]
  /** Whether somebody can change the program. */
  readonly programText: string
  /** Transactions that have to follow before everybody can claim, and lamports that they deposit. */
  readonly later: { readonly count: number; readonly lamports: bigint }
}

const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function termLines({ startAt, endAt, releaseSeconds, firstBps }: SolanaAirdropDraft): ReviewLine[] {
  return [
    {
      label: m.airdrop_field_start(),
      value: startAt === 0 ? m.airdrop_start_now() : formatTime(startAt),
    },
    {
      label: m.airdrop_field_end(),
      value: endAt === undefined ? m.airdrop_end_never() : formatTime(endAt),
    },
    {
      label: m.airdrop_field_release(),
      value:
        releaseSeconds === 0
          ? m.airdrop_release_once()
          : m.airdrop_release_over({
              first: formatBps(firstBps),
              duration: formatDuration(releaseSeconds),
            }),
    },
  ]
}

function roomText(
  { nativeCurrency }: SolanaChainDefinition,
  { count, lamports }: Reviewed['later'],
) {
  const { decimals, symbol } = nativeCurrency
  const exact = { symbol, maximumFractionDigits: decimals }
  return m.solana_airdrop_permanent_room({
    count,
    deposit: formatAmount(lamports, decimals, exact),
  })
}

function reviewOf({
  chain,
  token,
  draft,
  airdrop,
  deposits,
  later,
  programText,
}: Reviewed): PlanReview {
  const { amount, total, entries, listKey, root, endAt } = draft
  return {
    title: solanaTitle('airdrop_create', symbolOf(token)),
    pays: [
      {
        label: m.airdrop_review_tokens(),
        value: amountOf(token, amount),
        ...(amount > total && {
          note: m.solana_airdrop_covering_note({
            total: amountOf(token, total),
            tax: formatBps(token.transferFeeBps),
          }),
        }),
      },
      ...describeDeposits(deposits, chain),
    ],
    gets: [
      { label: m.airdrop_list_count(), value: formatInteger(entries) },
      { label: m.solana_airdrop_address(), value: airdrop, address: airdrop },
    ],
    facts: [
      { label: m.shell_network(), value: chain.name },
      ...termLines(draft),
      { label: m.airdrop_review_root(), value: hexOf(root) },
      {
        label: m.airdrop_review_key(),
        value: listKey === '' ? m.solana_airdrop_kept_own() : listKey,
      },
    ],
    permanent: [
      m.airdrop_permanent_list(),
      endAt === undefined ? m.solana_airdrop_permanent_never() : m.solana_airdrop_permanent_end(),
      programText,
      ...(listKey === '' ? [m.solana_airdrop_permanent_file()] : []),
      ...describeTax(token, {
        open: () => m.solana_airdrop_permanent_tax(),
        fixed: m.solana_airdrop_permanent_tax_fixed,
      }),
      ...(later.count > 0 ? [roomText(chain, later)] : []),
    ],
    confirmLabel: m.airdrop_review_confirm(),
  }
}

/** Deposits of the airdrop, as long as it is made, and of its vault; and what its whole length takes later. */
async function findDeposits(
  { chain, token }: Pick<Reviewed, 'chain' | 'token'>,
  { bytes, whole }: { readonly bytes: number; readonly whole: number },
): Promise<{ deposits: Deposit[]; laterLamports: bigint }> {
  const rpc = clusterRpc(chain)
  const [made = 0n, vault = 0n, all = 0n] = await Promise.all(
    [bytes, token.accountBytes, whole].map((size) =>
      rpc.getMinimumBalanceForRentExemption(BigInt(size)).send(),
    ),
  )
  const deposits = [
    { label: m.solana_airdrop_deposit(), lamports: made },
    { label: m.solana_lock_deposit_vault(), lamports: vault },
  ]
  return { deposits, laterLamports: all - made }
}

/**
 * A new airdrop as the review shows it and the wallet signs it: its list is hashed and kept before.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareAirdropCreation(
  making: AirdropMaking,
  { wallet, account }: PlanSigner,
): Promise<SolanaPlan | string> {
  const { chain, program, token, terms, summary } = making
  const published = await publishList(making)
  if (typeof published === 'string') return published
  const { growthBytes, extensionsAtCreation, extensionsAtOnce } = solanaAirdropLimits
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const draft: SolanaAirdropDraft = {
    ...{ mint: token.mint, tokenProgram: token.tokenProgram },
    ...{ amount: coveringOf(token, summary.total), total: summary.total, entries: summary.count },
    ...published,
    startAt: Number(terms.startTime),
    endAt: terms.endTime === 0n ? undefined : Number(terms.endTime),
    releaseSeconds: Number(terms.releaseSeconds),
    firstBps: Number(terms.firstBps),
  }
  const id = await drawVaultId(program, 'airdrop', { ...draft, creator: signer.address })
  const creation = await buildAirdropCreation(program, signer, draft, id)
  const { airdrop, instructions, extensions } = creation
  const now = extensions.slice(0, extensionsAtCreation)
  const whole = calculateWholeBytes(draft.entries, draft.releaseSeconds)
  const bytes = Math.min(whole, growthBytes * (1 + now.length))
  const { deposits, laterLamports } = await findDeposits({ chain, token }, { bytes, whole })
  const count = Math.ceil((extensions.length - now.length) / extensionsAtOnce)
  const later = { count, lamports: laterLamports }
  const programText = await describeProgram(chain, program, m.solana_airdrop_permanent_program)
  return {
    chain,
    request: { payer: signer, instructions: [...instructions, ...now] },
    ...{ kind: 'airdrop_create', subject: symbolOf(token), mint: token.mint, airdrop, deposits },
    review: reviewOf({ chain, token, draft, airdrop, deposits, later, programText }),
  }
}
