import { TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { readWhole } from '@slipway/sdk/shared/read-number'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { solanaNftLimits } from '@slipway/sdk/solana/nft/solana-nft-limits'
import type { TokenGroup } from '@slipway/sdk/solana/read-group'
import type { FormProblem, FormResult } from '../../../action/form-result.ts'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import type { TokenActions } from '../../console/use-token-actions.ts'

interface MaximumCardProps {
  actions: TokenActions
  collection: SolanaCollection
}

/** Reads another maximum: not below what is minted, and not the same. */
export function readMaximum(
  typed: string,
  { size, maxSize }: TokenGroup,
): FormResult<'maximum', bigint> {
  const problems: FormProblem[] = []
  const maximum = readWhole('maximum', typed, (_, code, args = {}) => problems.push({ code, args }))
  const [problem] = problems
  const refuse = (one: FormProblem) => ({ ok: false, problems: { maximum: one } }) as const
  if (problem || maximum === undefined) return refuse(problem ?? { code: 'Input_Required' })
  const least = size > 0n ? size : 1n
  const most = solanaNftLimits.itemsMax
  if (maximum < least || maximum > most) {
    const text = m.solana_nft_maximum_range({ min: formatInteger(least), max: formatInteger(most) })
    return refuse({ code: 'SolanaNft_ItemsOutOfRange', text })
  }
  return maximum === maxSize
    ? refuse({ code: 'SolanaToken_Unchanged', text: m.solana_nft_maximum_same() })
    : { ok: true, params: maximum }
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
