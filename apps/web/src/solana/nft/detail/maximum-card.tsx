import { TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { solanaNftLimits } from '@slipway/sdk/solana/nft/solana-nft-limits'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import type { TokenActions } from '../../console/use-token-actions.ts'
import { readMaximum } from './read-maximum.ts'

interface MaximumCardProps {
  actions: TokenActions
  collection: SolanaCollection
}

/** Change how many items there can be, for the holder of the right to mint. */
export function MaximumCard({ actions, collection }: MaximumCardProps) {
  const { group } = collection
  const form = useActionForm(
    collection,
    { maximum: String(group.maxSize) },
    ({ maximum }) => readMaximum(maximum, group),
    (maxSize) => actions.open({ kind: 'maximum', maxSize }),
  )
  return (
    <ActionCard
      actions={actions}
      acts={['maximum']}
      title={m.solana_nft_maximum_title()}
      text={m.solana_nft_maximum_text()}
      doneText={m.solana_nft_maximum_done()}
      onSubmit={form.onSubmit}
    >
      <TextInput
        label={m.nftmake_field_total()}
        description={m.solana_nft_maximum_range({
          min: formatInteger(group.size > 0n ? group.size : 1n),
          max: formatInteger(solanaNftLimits.itemsMax),
        })}
        withAsterisk
        inputMode="numeric"
        {...form.inputProps('maximum')}
      />
    </ActionCard>
  )
}
