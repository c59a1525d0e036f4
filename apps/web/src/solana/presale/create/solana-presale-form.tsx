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
import { NearPart } from '../../../form/near-part.tsx'
import { useSolanaReview } from '../../flow/use-solana-review.tsx'
import { fieldId } from '../../form/solana-field.tsx'
import classes from '../../form/solana-form.module.css'
import { useSolanaSubmit } from '../../form/use-solana-submit.ts'
import { useSolanaWalletDialog } from '../../wallet/use-solana-wallet-dialog.tsx'
import { ListSection } from './list-section.tsx'
import { PresalePreview } from './presale-preview.tsx'
import { KindSection, PriceSection } from './price-section.tsx'
import { ReleaseSection } from './release-section.tsx'
import { TimeSection } from './time-section.tsx'
import { TokenSection } from './token-section.tsx'
import { usePresaleForm } from './use-presale-form.ts'

const InviterSection = lazyPart(() => import('./inviter-section.tsx'))
const DepositCost = lazyPart(() => import('../../form/deposit-cost.tsx'))
// With the program's client, which a form needs only to send.
const loadDeposits = () => withChunkTimeout(import('./read-presale-deposits.ts'))
const loadPreparation = () => withChunkTimeout(import('./prepare-presale-creation.ts'))

interface SolanaPresaleFormProps {
  chain: SolanaChainDefinition
  program: Address
  /** A creation is on its way into a block: until then no other is begun. */
  isUnderway: boolean
}

/** The form, its live preview, and the way from one to the other: check, review, signature. */
export default function SolanaPresaleForm({ chain, program, isUnderway }: SolanaPresaleFormProps) {
  const state = usePresaleForm(chain)
  const { form, snapshot, asset } = state
  const wallet = useSolanaWalletDialog(chain)
  const review = useSolanaReview()
  const { problems, attempt, isChecking, submit } = useSolanaSubmit({
    ...{ chain, form, review, loadJudge: state.loadJudge },
    prepare: async (submitted) =>
      await (await loadPreparation()).preparePresaleCreation({ ...submitted, program }),
    onWalletNeeded: wallet.open,
  })
  const { offered } = state
  const { token } = asset
  const deposits = token && {
    of: ['presale', token.accountBytes] as const,
    read: async () => (await loadDeposits()).readPresaleDeposits(chain, token),
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
            found={m.solpresalemake_draft_found}
            savedAt={offered.savedAt}
            name={shortenAddress(offered.values.mint) || m.presale_preview_unnamed()}
            onRestore={state.restore}
            onDiscard={state.startOver}
          />
        )}
        <ErrorSummary problems={problems} attempt={attempt} idOf={fieldId} />
        <KindSection form={form} />
        <TokenSection chain={chain} form={form} asset={asset} />
        <PriceSection form={form} snapshot={snapshot} asset={asset} />
        <TimeSection form={form} snapshot={snapshot} asset={asset} />
        <ListSection form={form} />
        <ReleaseSection form={form} snapshot={snapshot} asset={asset} />
        <NearPart pending={<Skeleton height={220} radius={12} />}>
          <InviterSection form={form} />
        </NearPart>
        <FormEnd
          cost={
            <LatePart pending={<Skeleton width={220} height={46} />}>
              <DepositCost chain={chain} deposits={deposits} />
            </LatePart>
          }
          isChecking={isChecking}
          isDisabled={isUnderway}
          clear={m.token_draft_clear()}
          submit={m.presale_create_submit()}
          checking={m.presale_create_checking()}
          onStartOver={state.startOver}
        />
      </form>
      <PresalePreview snapshot={snapshot} asset={asset} />
      {review.dialog}
      {wallet.dialog}
    </div>
  )
}
