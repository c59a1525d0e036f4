import { TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { getMetadataDeposit } from '@slipway/sdk/solana/get-metadata-deposit'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import {
  orderMetadataChanges,
  type TokenMetadataTexts,
} from '@slipway/sdk/solana/order-metadata-changes'
import { readMetadataTexts } from '@slipway/sdk/solana/read-metadata-texts'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useMutation } from '@tanstack/react-query'
import type { FormResult } from '../../action/form-result.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { failureText } from '../flow/failure-text.ts'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { ActionCard } from './action-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

type Field = keyof TokenMetadataTexts
const fields: readonly Field[] = ['name', 'symbol', 'uri']

function readChange(
  values: Readonly<Record<Field, string>>,
  token: SolanaToken,
): FormResult<Field, TokenMetadataTexts> {
  const issues: DraftIssue<Field>[] = []
  const texts = readMetadataTexts(values, (field, code, args = {}) =>
    issues.push({ field, code, args }),
  )
  if (issues.length > 0) return fromIssues({ ok: false, issues }, 'name', fields)
  if (orderMetadataChanges(token, texts).length > 0) return { ok: true, params: texts }
  const text = m.solana_metadata_unchanged()
  return { ok: false, problems: { name: { code: 'SolanaToken_Unchanged', text } } }
}

/** Change what wallets show of the token, or add it where there is nothing yet, for the holder of the right. */
export function MetadataCard({ actions }: { actions: TokenActions }) {
  const { chain, token } = actions
  const { name, symbol, uri } = token
  // A collection of NFTs is named as one, and has no amounts to stand beside.
  const isCollection = token.group !== undefined
  const { metaplex } = token
  const isNew = metaplex === null
  const changeText = metaplex ? m.solana_metaplex_change_text() : m.solana_metadata_change_text()
  const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
  const deposit = useMutation({
    mutationFn: (texts: TokenMetadataTexts) => getMetadataDeposit(clusterRpc(chain), token, texts),
    onSuccess: (depositLamports, texts) =>
      actions.open({ kind: 'metadata', texts, depositLamports }),
  })
  const form = useActionForm(
    token,
    { name, symbol, uri },
    (values) => readChange(values, token),
    (texts) => (isNew ? actions.open({ kind: 'metadata-create', texts }) : deposit.mutate(texts)),
  )
  return (
    <ActionCard
      actions={actions}
      acts={['metadata', 'metadata-create']}
      title={isNew ? m.solana_metaplex_create_title() : m.solana_metadata_change_title()}
      text={isNew ? m.solana_metaplex_create_text() : changeText}
      doneText={m.solana_metadata_done()}
      onSubmit={form.onSubmit}
      onEntry={deposit.reset}
    >
      <TextInput
        label={isCollection ? m.nftmake_field_name() : m.token_field_name()}
        description={m.token_field_name_rule({
          max: nameMaxBytes,
          wide: Math.floor(nameMaxBytes / 3),
        })}
        withAsterisk
        {...form.inputProps('name')}
      />
      <TextInput
        label={isCollection ? m.nftmake_field_symbol() : m.token_field_symbol()}
        description={
          isCollection
            ? m.solana_nft_collection_symbol_rule({ max: symbolMaxBytes })
            : m.token_field_symbol_rule({ max: symbolMaxBytes })
        }
        withAsterisk
        {...form.inputProps('symbol')}
      />
      <TextInput
        label={m.token_field_uri_optional()}
        description={m.solana_field_uri_rule({ max: uriMaxBytes })}
        {...form.inputProps('uri')}
      />
      {deposit.isError && (
        <NoticeBox tone="warn" role="alert">
          {failureText(recogniseSolanaFailure(deposit.error), chain).text}
        </NoticeBox>
      )}
    </ActionCard>
  )
}
