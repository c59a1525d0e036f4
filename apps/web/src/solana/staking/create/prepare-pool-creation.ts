import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, joinSentences, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { buildPoolCreation } from '@slipway/sdk/solana/staking/build-pool-creation'
import { drawPoolId } from '@slipway/sdk/solana/staking/draw-pool-id'
import type { Address } from '@solana/kit'
import type { PlanReview, ReviewLine } from '../../../transaction/shown-plan.ts'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import { solanaTitle } from '../../flow/solana-kind.ts'
import type { Deposit, SolanaPlan } from '../../flow/solana-plan.ts'
import { tryPreparation } from '../../flow/try-preparation.ts'
import type { SubmittedForm } from '../../form/use-solana-submit.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import { describeProgram } from '../../network/describe-program.ts'
import { createWalletSigner } from '../../wallet/create-wallet-signer.ts'
import { walletChain } from '../../wallet/wallet-standard.ts'
import type { PoolFormValues } from './pool-form-values.ts'
import type { JudgedPool } from './pool-judge.ts'
import { exactOf, fixedTexts, poolLines } from './pool-lines.ts'
import { readPoolDeposits } from './read-pool-deposits.ts'

type Submitted = SubmittedForm<PoolFormValues, JudgedPool> & { readonly program: Address }

/** Rewards as they leave the wallet: so many that all of them arrive; of a start at once, at most so many are needed. */
function rewardsLine({ reward, terms }: JudgedPool): ReviewLine {
  const { amount, rewards, startAt } = terms
  const tax = formatBps(reward.transferFeeBps)
  const notes = [
    ...(amount > rewards
      ? [m.solpresalemake_deposit_note({ total: exactOf(reward, rewards), tax })]
      : []),
    ...(startAt === 0 ? [m.solstakemake_pays_now_note()] : []),
  ]
  return {
    ...{ label: m.stakemake_pays_rewards(), value: exactOf(reward, amount) },
    ...(notes.length > 0 && { note: joinSentences(notes) }),
  }
}

const tokenLine = (label: string, token: LockToken): ReviewLine => ({
  ...{ label, value: token.name ? `${token.name} (${symbolOf(token)})` : symbolOf(token) },
})

/** What is taxed, by token: at each transfer, so at each stake, withdrawal and reward. */
const taxLines = ({ stake, reward }: JudgedPool): ReviewLine[] =>
  [stake, ...(reward.mint === stake.mint ? [] : [reward])]
    .filter(({ isTaxed }) => isTaxed)
    .map((token) => ({
      label: m.solstakemake_tax_of({ token: symbolOf(token) }),
      value: formatBps(token.transferFeeBps),
    }))

interface Reviewed {
  readonly chain: SolanaChainDefinition
  readonly draft: JudgedPool
  readonly pool: Address
  readonly deposits: readonly Deposit[]
  /** Whether somebody can change the program. */
  readonly programText: string
}

function reviewOf({ chain, draft, pool, deposits, programText }: Reviewed): PlanReview {
  const { stake, reward } = draft
  const mintLine = (label: string, { mint }: LockToken) => ({ label, value: mint, address: mint })
  const canRise = [stake, reward].some(({ isTaxed, rights }) => isTaxed && rights?.tax)
  return {
    title: solanaTitle('pool_create', symbolOf(stake)),
    pays: [rewardsLine(draft), ...describeDeposits(deposits, chain)],
    gets: [
      tokenLine(m.solstakemake_field_stake(), stake),
      tokenLine(m.stakemake_field_reward(), reward),
      ...poolLines(draft),
      { label: m.stakemake_created_address(), value: pool, address: pool },
    ],
    facts: [
      { label: m.shell_network(), value: chain.name },
      mintLine(m.solstakemake_stake_address(), stake),
      mintLine(m.solstakemake_reward_address(), reward),
      ...taxLines(draft),
      {
        label: m.solstakemake_preview_creator(),
        value: m.stakemake_admin_rewards(),
        note: m.stakemake_admin_worse(),
      },
    ],
    permanent: [...fixedTexts(), programText, ...(canRise ? [m.solstakemake_permanent_tax()] : [])],
    confirmLabel: m.stakemake_review_confirm(),
  }
}

/** A new pool as the review shows it and the wallet signs it. @returns else why not, in words */
export async function preparePoolCreation(submitted: Submitted): Promise<SolanaPlan | string> {
  const { chain, program, draft, wallet, account } = submitted
  if (!account.chains.includes(walletChain(chain)))
    return m.solana_account_elsewhere({ chain: chain.name })
  const { stake, reward, terms } = draft
  return await tryPreparation(async () => {
    const signer = createWalletSigner(wallet, account, walletChain(chain))
    const id = await drawPoolId(program, signer.address, terms)
    const [deposits, creation, programText] = await Promise.all([
      readPoolDeposits(chain, stake, reward),
      buildPoolCreation(program, signer, terms, id),
      describeProgram(chain, program, m.solstakemake_fixed_program),
    ])
    const { pool, instructions } = creation
    return {
      chain,
      request: { payer: signer, instructions },
      ...{ kind: 'pool_create', subject: symbolOf(stake), mint: stake.mint, pool, deposits },
      review: reviewOf({ chain, draft, pool, deposits, programText }),
    }
  }, chain)
}
