import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { getRehearsedDeposits } from '@slipway/sdk/solana/get-rehearsed-deposits'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { buildLiquidityLock } from '@slipway/sdk/solana/raydium/build-liquidity-lock'
import type { RaydiumPrograms } from '@slipway/sdk/solana/raydium/find-raydium-programs'
import { lpDecimals, type RaydiumPool } from '@slipway/sdk/solana/raydium/raydium-pool'
import { generateKeyPairSigner } from '@solana/kit'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { solanaTitle } from '../flow/solana-kind.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { raydiumCurrencyOf } from './raydium-currency.ts'

export interface LiquidityLockRequest {
  readonly chain: SolanaChainDefinition
  readonly programs: RaydiumPrograms
  readonly token: SolanaToken
  readonly pool: RaydiumPool
  /** LP tokens in base units. */
  readonly amount: bigint
}

/**
 * A lock of liquidity forever as the review shows it and the wallet signs it. Its deposits are those that the simulation
 * finds; where that fails, the review says why.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareLiquidityLock(
  { chain, programs, token, pool, amount }: LiquidityLockRequest,
  { wallet, account }: PlanSigner,
): Promise<SolanaPlan> {
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const nft = await generateKeyPairSigner()
  const { instructions, opened } = await buildLiquidityLock(programs, signer, {
    ...{ pool: pool.address, mints: [token.address, pool.other], amount, nft },
  })
  const request = { payer: signer, instructions }
  const lamports = await getRehearsedDeposits(clusterRpc(chain), request, opened)
  const deposits = lamports ? [{ label: m.solana_raydium_lock_deposits(), lamports }] : []
  const pair = `${token.symbol} / ${raydiumCurrencyOf(chain, pool.other).name}`
  return {
    ...{ chain, request, kind: 'raydium_lock', subject: pair, mint: token.address, deposits },
    terms: [pool.address, amount],
    review: {
      title: solanaTitle('raydium_lock', pair),
      pays: [
        { label: m.solana_raydium_lock_amount(), value: formatAmount(amount, lpDecimals) },
        ...describeDeposits(deposits, chain),
      ],
      gets: [{ label: m.solana_raydium_lock_fees(), value: nft.address, address: nft.address }],
      facts: [
        { label: m.shell_network(), value: chain.name },
        { label: m.solana_raydium_pool(), value: pool.address, address: pool.address },
      ],
      permanent: [m.solana_raydium_lock_permanent(), m.solana_raydium_lock_permanent_nft()],
      confirmLabel: m.token_review_confirm(),
    },
  }
}
