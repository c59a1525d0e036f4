import { Textarea, TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { byteLength } from '@slipway/sdk/shared/byte-length'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useState } from 'react'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ipfsPath } from '../../../files/ipfs-path.ts'
import { LogoDrop } from '../../../files/logo-drop.tsx'
import { withChunkTimeout } from '../../../shell/lazy-part.ts'
import { ActionCard } from '../../console/action-card.tsx'
import type { TokenActions } from '../../console/use-token-actions.ts'
import { useRecordStore } from '../../flow/record-store.ts'
import { descriptionMaxLength } from '../../form/metadata-values.ts'
import { type ItemField, type ItemParams, readItem } from './read-item.ts'

interface ItemCardProps {
  actions: TokenActions
  collection: SolanaCollection
}

type ItemForm = ReturnType<typeof useActionForm<ItemField, ItemParams>>

const loadPreparation = () => withChunkTimeout(import('./prepare-item.ts'))

/** The next number behind the collection's name, where there is room for it. */
function proposeName({ name, group }: SolanaCollection): string {
  const proposal = `${name} #${group.size + 1n}`
  return byteLength(proposal) <= solanaTokenLimits.nameMaxBytes ? proposal : ''
}

/** Whether a minting is on its way into a block, from this page or an earlier one. */
function useIsUnderway({ chain, account }: TokenActions, mint: string): boolean {
  return useRecordStore(({ records }) =>
    records.some(
      (one) =>
        one.kind === 'nft_mint' &&
        one.status === 'pending' &&
        one.chainId === chain.chainId &&
        one.account === account &&
        one.mint === mint,
    ),
  )
}

function Stored({ form }: { form: ItemForm }) {
  const url = ipfsPath(form.values.picture)
  const { error } = form.inputProps('picture')
  return (
    <>
      <LogoDrop
        logo={url === undefined ? undefined : { url }}
        onStored={({ uri }) => form.set('picture', uri)}
      />
      {error !== undefined && (
        <NoticeBox tone="warn" role="alert">
          {error}
        </NoticeBox>
      )}
      <Textarea
        label={m.console_ipfs_description()}
        minRows={2}
        maxRows={8}
        description={m.solana_nft_description_rule({ max: formatInteger(descriptionMaxLength) })}
        maxLength={descriptionMaxLength}
        autosize
        {...form.inputProps('description')}
      />
    </>
  )
}

/** Mint an item, for the holder of the right. */
export function ItemCard({ actions, collection }: ItemCardProps) {
  const { chain, account } = actions
  const { address, symbol, group } = collection
  const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
  const [metadata, setMetadata] = useState<'stored' | 'link'>('stored')
  const isUnderway = useIsUnderway(actions, address)
  const form: ItemForm = useActionForm<ItemField, ItemParams>(
    collection,
    {
      ...{ recipient: account ?? '', name: proposeName(collection), symbol },
      ...{ picture: '', description: '', uri: '' },
    },
    (values) => readItem(values, { collection: address, metadata }),
    (item) =>
      actions.run('item', async (signer) => {
        const { prepareItem } = await loadPreparation()
        return await prepareItem({ chain, collection, ...signer, item })
      }),
  )
  const idle = () => {
    if (isUnderway) return m.solana_nft_mint_underway()
    return group.size >= group.maxSize
      ? m.solana_nft_full({ max: Number(group.maxSize) })
      : undefined
  }
  return (
    <ActionCard
      actions={actions}
      acts={['item']}
      title={m.shell_route_nft_mint()}
      text={m.solana_nft_mint_text()}
      doneText={m.solana_nft_mint_done()}
      idle={idle()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.token_mint_to()}
        description={m.solana_mint_to_rule()}
        withAsterisk
        {...form.inputProps('recipient')}
      />
      <TextInput
        label={m.nftmake_field_name()}
        description={m.token_field_name_rule({
          max: nameMaxBytes,
          wide: Math.floor(nameMaxBytes / 3),
        })}
        withAsterisk
        {...form.inputProps('name')}
      />
      <TextInput
        label={m.nftmake_field_symbol()}
        description={m.solana_nft_symbol_rule({ max: symbolMaxBytes })}
        withAsterisk
        {...form.inputProps('symbol')}
      />
      <SegmentedControl
        aria-label={m.solana_nft_metadata_title()}
        value={metadata}
        onChange={setMetadata}
        data={[
          { value: 'stored', label: m.solana_metadata_stored() },
          { value: 'link', label: m.solana_metadata_link() },
        ]}
      />
      {metadata === 'stored' ? (
        <Stored form={form} />
      ) : (
        <TextInput
          label={m.token_field_uri()}
          description={m.solana_field_uri_rule({ max: uriMaxBytes })}
          withAsterisk
          placeholder="ipfs://"
          {...form.inputProps('uri')}
        />
      )}
    </ActionCard>
  )
}
