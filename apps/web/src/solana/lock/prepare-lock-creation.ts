import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, formatInterval, formatTime, m } from '@slipway/messages'
import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import { buildLockCreation } from '@slipway/sdk/solana/lock/build-lock-creation'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { lockBytes } from '@slipway/sdk/solana/lock/lock-codec'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import type { SolanaLockDraft } from '@slipway/sdk/solana/lock/types'
import type { Address } from '@solana/kit'
import type { ReviewLine } from '../../transaction/shown-plan.ts'
import { nonWalletText } from '../console/non-wallet-text.ts'
import { describeDeposits } from '../flow/describe-deposits.ts'
import { solanaTitle } from '../flow/solana-kind.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { describeProgram } from '../network/describe-program.ts'
import { describeTax } from '../network/describe-tax.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { amountOf, symbolOf, untilOf } from './lock-texts.ts'

interface LockRequest {
  readonly chain: SolanaChainDefinition
  readonly program: Address
  readonly token: LockToken
  readonly draft: SolanaLockDraft
}

/** How a lock is released, line by line. */
function releaseLines({ unlockAt, schedule }: SolanaLockDraft): ReviewLine[] {
  const end = { label: m.lock_field_until(), value: untilOf(unlockAt) }
  if (!schedule) return [end]
  const { cliffAt, firstBps, cycleSeconds, cycleBps } = schedule
  const cycle = formatInterval(cycleSeconds)
  return [
    end,
    { label: m.lock_field_cliff(), value: formatTime(cliffAt) },
    { label: m.lock_field_first(), value: formatBps(firstBps) },
    {
      label: m.lock_field_release(),
      value:
        cycleSeconds === 0
          ? m.lock_release_linear()
          : m.lock_release_steps({ each: formatBps(cycleBps), cycle }),
    },
  ]
}

/**
 * A new lock as the review shows it and the wallet signs it.
 * @returns else why not, in words
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function prepareLockCreation(
  { chain, program, token, draft }: LockRequest,
  { wallet, account }: PlanSigner,
): Promise<SolanaPlan | string> {
  const obstacle = await nonWalletText(chain, draft.owner)
  if (obstacle !== undefined) return obstacle
  const rpc = clusterRpc(chain)
  const signer = createWalletSigner(wallet, account, walletChain(chain))
  const [lockLamports, vaultLamports] = await Promise.all(
    [lockBytes, token.accountBytes].map((bytes) =>
      rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send(),
    ),
  )
  const id = await drawVaultId(program, 'lock', { ...draft, creator: signer.address })
  const { lock, instructions } = await buildLockCreation(program, signer, draft, id)
  const deposits = [
    { label: m.solana_lock_deposit_lock(), lamports: lockLamports ?? 0n },
    { label: m.solana_lock_deposit_vault(), lamports: vaultLamports ?? 0n },
  ]
  const subject = symbolOf(token)
  const isForever = draft.unlockAt === solanaLockLimits.forever
  return {
    chain,
    request: { payer: signer, instructions },
    ...{ kind: 'lock_tokens', subject, mint: draft.mint, lock, deposits },
    review: {
      title: solanaTitle('lock_tokens', subject),
      pays: [
        { label: m.lock_review_amount(), value: amountOf(token, draft.amount) },
        ...describeDeposits(deposits, chain),
      ],
      gets: [
        { label: m.lock_field_owner(), value: draft.owner, address: draft.owner },
        { label: m.lock_fact_lock(), value: lock, address: lock },
      ],
      facts: [
        { label: m.shell_network(), value: chain.name },
        ...releaseLines(draft),
        ...(token.transferFeeBps > 0
          ? [{ label: m.token_field_transfer_tax(), value: formatBps(token.transferFeeBps) }]
          : []),
      ],
      permanent: [
        ...(isForever
          ? [m.lock_permanent_forever(), m.solana_lock_permanent_deposits()]
          : [m.lock_permanent_time()]),
        await describeProgram(chain, program, m.solana_lock_permanent_program),
        ...describeTax(token, {
          open: () => m.solana_lock_permanent_tax(),
          fixed: m.solana_lock_permanent_tax_fixed,
        }),
      ],
      confirmLabel: m.lock_review_confirm(),
    },
  }
}
