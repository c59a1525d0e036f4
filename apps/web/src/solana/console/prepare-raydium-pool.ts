import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, m } from '@slipway/messages'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { buildPoolCreation } from '@slipway/sdk/solana/raydium/build-pool-creation'
import type { RaydiumPrograms } from '@slipway/sdk/solana/raydium/find-raydium-programs'
import type { OpenConfig } from '@slipway/sdk/solana/raydium/get-open-configs'
import { getRaydiumPoolRent } from '@slipway/sdk/solana/raydium/get-raydium-pool-rent'
import { lpDecimals } from '@slipway/sdk/solana/raydium/raydium-pool'
import type { RaydiumPoolDraft } from '@slipway/sdk/solana/raydium/read-raydium-pool-draft'
import { wrappedSolMints } from '@slipway/sdk/solana/wrapped-sol-mints'
import { type Address, fetchEncodedAccount } from '@solana/kit'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { solanaTitle } from '../flow/solana-kind.ts'
import type { Deposit, SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { pricesOf } from './raydium-prices.ts'

export interface RaydiumPoolRequest {
  readonly chain: SolanaChainDefinition
  readonly programs: RaydiumPrograms
  readonly token: SolanaToken
  readonly draft: RaydiumPoolDraft
  /** The fees that the draft names. */
  readonly config: OpenConfig
  /** What a pool with SOL asks for the token already. */
  readonly existingPrice: string | undefined
}

const ppmPerBps = 100

async function depositsOf(request: RaydiumPoolRequest): Promise<Deposit[]> {
  const { chain, token, draft, config } = request
  const rpc = clusterRpc(chain)
  const rent = await getRaydiumPoolRent(token, (bytes) =>
    rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send(),
  )
  const { symbol } = chain.nativeCurrency
  return [
    { label: m.solana_raydium_side({ symbol }), lamports: draft.lamports },
    { label: m.solana_raydium_creation_fee(), lamports: config.creationFeeLamports },
    { label: m.solana_raydium_deposit_pool(), lamports: rent.poolLamports },
    { label: m.solana_raydium_deposit_minted(), lamports: rent.accountLamports },
  ].filter(({ lamports }) => lamports > 0n)
}

/** What of the token leaves the wallet, and what of it arrives where a tax keeps a part. */
function tokenLine({ token, draft }: RaydiumPoolRequest): ReviewLine {
  const { symbol, decimals, transferFeeBps } = token
  const amountOf = (units: bigint) => formatAmount(units, decimals, { symbol })
  return {
    label: m.solana_raydium_side({ symbol }),
    value: amountOf(draft.tokenAmount),
    ...(draft.tokenReserve < draft.tokenAmount && {
      note: m.solana_raydium_arrives({
        ...{ amount: amountOf(draft.tokenReserve), tax: formatBps(transferFeeBps) },
      }),
    }),
  }
}

function reviewOf(
  request: RaydiumPoolRequest,
  pool: Address,
  deposits: readonly Deposit[],
): PlanReview {
  const { chain, token, draft, config, existingPrice } = request
  return {
    title: solanaTitle('raydium_create', token.symbol),
    pays: [tokenLine(request), ...describeDeposits(deposits, chain)],
    gets: [
      { label: m.solana_raydium_minted(), value: formatAmount(draft.lpMinted, lpDecimals) },
      { label: m.solana_raydium_pool(), value: pool, address: pool },
    ],
    facts: [
      { label: m.shell_network(), value: chain.name },
      ...pricesOf(chain, token, draft),
      { label: m.solana_raydium_fee(), value: formatBps(Number(config.tradeFeePpm) / ppmPerBps) },
      ...(existingPrice === undefined
        ? []
        : [
            {
              ...{ label: m.solana_raydium_existing_price(), value: existingPrice },
              note: m.solana_raydium_existing({ price: existingPrice }),
            },
          ]),
    ],
    permanent: [
      m.solana_raydium_permanent_price(),
      m.solana_raydium_permanent_costs(),
      ...(token.rights.freeze ? [m.solana_raydium_permanent_freeze()] : []),
    ],
    confirmLabel: m.token_review_confirm(),
  }
}

/**
 * A new pool on Raydium as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareRaydiumPool(
  request: RaydiumPoolRequest,
  { wallet, account }: PlanSigner,
): Promise<SolanaPlan | string> {
  const { chain, programs, token, draft } = request
  const rpc = clusterRpc(chain)
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const wrapped = await findTokenAccount(signer.address, {
    ...{ mint: wrappedSolMints[0] as Address, program: firstTokenProgram },
  })
  const [own, deposits] = await Promise.all([
    fetchEncodedAccount(rpc, wrapped, { commitment: 'confirmed' }),
    depositsOf(request),
  ])
  const { pool, instructions } = await buildPoolCreation(programs, signer, {
    ...{ mint: token.address, program: token.program },
    ...{ config: draft.config, keepsWrapped: own.exists },
    ...{ tokenAmount: draft.tokenAmount, lamports: draft.lamports },
  })
  const there = await fetchEncodedAccount(rpc, pool, { commitment: 'confirmed' })
  if (there.exists && there.programAddress === programs.pools) return m.solana_raydium_taken()
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind: 'raydium_create', subject: token.symbol, mint: token.address, deposits },
    terms: [draft.config, draft.tokenAmount, draft.lamports],
    review: reviewOf(request, pool, deposits),
  }
}
