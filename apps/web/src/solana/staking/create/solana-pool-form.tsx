import { Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from '@solana/kit'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../../core/lazy-part.ts'
import { DraftBanner } from '../../../form/draft-banner.tsx'
import { DraftElsewhere } from '../../../form/draft-elsewhere.tsx'
import { ErrorSummary } from '../../../form/error-summary.tsx'
import { FormEnd } from '../../../form/form-end.tsx'
import { useSolanaReview } from '../../flow/use-solana-review.tsx'
import { fieldId } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import { useSolanaSubmit } from '../../form/use-solana-submit.ts'
import { useSolanaWalletDialog } from '../../wallet/use-solana-wallet-dialog.tsx'
import { BudgetSection } from './budget-section.tsx'
import { PoolPreview } from './pool-preview.tsx'
import { RulesSection } from './rules-section.tsx'
import { TimeSection } from './time-section.tsx'
import { TokenSection } from './token-section.tsx'
import { usePoolForm } from './use-pool-form.ts'

const DepositCost = lazyPart(() => import('../../form/deposit-cost.tsx'))
// With the program's client, which a form needs only to send.
const loadDeposits = () => withChunkTimeout(import('./read-pool-deposits.ts'))
const loadPreparation = () => withChunkTimeout(import('./prepare-pool-creation.ts'))

interface SolanaPoolFormProps {
  chain: SolanaChainDefinition
  program: Address
  /** A creation is on its way into a block: until then no other is begun. */
  isUnderway: boolean
}

/** The form, its live preview, and the way from one to the other: check, review, signature. */
export default function SolanaPoolForm({ chain, program, isUnderway }: SolanaPoolFormProps) {
  const state = usePoolForm(chain)
  const { form, snapshot, assets } = state
  const wallet = useSolanaWalletDialog(chain)
  const review = useSolanaReview()
  const { problems, attempt, isChecking, submit } = useSolanaSubmit({
    ...{ chain, form, review, loadJudge: state.loadJudge },
    prepare: async (submitted) =>
      await (await loadPreparation()).preparePoolCreation({ ...submitted, program }),
    onWalletNeeded: wallet.open,
  })
  const { offered } = state
  const [stake, reward] = [assets.stake.token, assets.reward.token]
  const deposits = stake &&
    reward && {
      of: ['pool', stake.accountBytes, reward.accountBytes] as const,
      read: async () => (await loadDeposits()).readPoolDeposits(chain, stake, reward),
    }
  return (
    <div className={classes.layout}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isUnderway) void submit()
        }}
      >
        <DraftElsewhere {...state} />
        {offered && !state.isElsewhere && (
          <DraftBanner
            found={m.stakemake_draft_found}
            savedAt={offered.savedAt}
            name={shortenAddress(offered.values.stakeMint) || m.presale_preview_unnamed()}
            onRestore={state.restore}
            onDiscard={state.startOver}
          />
        )}
        <ErrorSummary problems={problems} attempt={attempt} idOf={fieldId} />
        <TokenSection chain={chain} form={form} assets={assets} />
        <TimeSection form={form} snapshot={snapshot} assets={assets} />
        <BudgetSection form={form} snapshot={snapshot} assets={assets} />
        <RulesSection form={form} assets={assets} />
        <FormEnd
          cost={
            <LatePart pending={<Skeleton width={220} height={46} />}>
              <DepositCost chain={chain} deposits={deposits} />
            </LatePart>
          }
          isChecking={isChecking}
          isDisabled={isUnderway}
          clear={m.token_draft_clear()}
          submit={m.stakemake_submit()}
          checking={m.presale_create_checking()}
          onStartOver={state.startOver}
        />
      </form>
      <PoolPreview form={form} snapshot={snapshot} assets={assets} />
      {review.dialog}
      {wallet.dialog}
    </div>
  )
}
