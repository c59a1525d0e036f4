import { Textarea, TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { byteLength } from '@slipway/sdk/shared/byte-length'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useEffect } from 'react'
import { useActionForm } from '../../../action/use-action-form.ts'
import { useKeptState } from '../../../action/use-kept-state.ts'
import { AppLink } from '../../../core/app-link.tsx'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import { ipfsPath } from '../../../files/ipfs-path.ts'
import { LogoDrop } from '../../../files/logo-drop.tsx'
import { ActionCard } from '../../console/action-card.tsx'
import type { TokenActions } from '../../console/use-token-actions.ts'
import { useRecordStore } from '../../flow/record-store.ts'
import { descriptionMaxLength } from '../../form/metadata-values.ts'
import { type ItemEntries, type ItemField, readItem } from './read-item.ts'
import { useMinting } from './use-minting.ts'

interface ItemCardProps {
  actions: TokenActions
  collection: SolanaCollection
}

type ItemForm = ReturnType<typeof useActionForm<ItemField, ItemEntries>>

const loadPreparation = () => withChunkTimeout(import('./prepare-item.ts'))

/** Whether a minting is on its way into a block, from this page or an earlier one. */
function useIsUnderway({ chain, account }: TokenActions, collection: string): boolean {
  return useRecordStore(({ records }) =>
    records.some(
      (one) =>
        one.kind === 'nft_item' &&
        one.status === 'pending' &&
        one.chainId === chain.chainId &&
        one.account === account &&
        one.collection === collection,
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
        description={m.solana_nft_description_rule({ max: formatInteger(descriptionMaxLength) })}
        minRows={2}
        maxRows={8}
        maxLength={descriptionMaxLength}
        autosize
        {...form.inputProps('description')}
      />
    </>
  )
}

const numbered = /^(?<name>.*) #(?<number>\d{1,15})$/

/**
 * The name of the next item: the next number behind the collection's name, where there is room for it.
 * @param typed stays, unless it is such a proposal whose number another item has got meanwhile
 */
export function nextName(
  { name, group }: Pick<SolanaCollection, 'name' | 'group'>,
  typed?: string,
): string {
  const proposal = `${name} #${group.size + 1n}`
  const next = byteLength(proposal) <= solanaTokenLimits.nameMaxBytes ? proposal : ''
  if (typed === undefined) return next
  const found = numbered.exec(typed)?.groups
  return found?.name === name && BigInt(found.number ?? 0) <= group.size ? next : typed
}

/** What is typed, kept over a reload; emptied as soon as it is minted. */
function useItemForm({ actions, collection }: ItemCardProps) {
  const { chain, account } = actions
  const { address, symbol, group } = collection
  const place = `solana.nft.${chain.chainId}.${account}.${address}`
  const [metadata, setMetadata] = useKeptState<'stored' | 'link'>(`${place}.metadata`, 'stored')
  const { minted, begin } = useMinting(place, () => form.reset())
  const form: ItemForm = useActionForm<ItemField, ItemEntries>(
    collection,
    {
      ...{ recipient: account ?? '', name: nextName(collection), symbol },
      ...{ picture: '', description: '', uri: '' },
    },
    (values) => readItem(values, { collection: address, metadata }),
    (item) =>
      actions.run('item', async (signer) => {
        const { prepareItem } = await loadPreparation()
        const plan = await prepareItem({ chain, collection, ...signer, item })
        if (typeof plan !== 'string') begin(plan.mint)
        return plan
      }),
    undefined,
    place,
  )
  const { name } = form.values
  const next = nextName({ name: collection.name, group }, name)
  const { set } = form
  useEffect(() => {
    if (next !== name) set('name', next)
  })
  return { form, minted, metadata, setMetadata }
}

/** Mint an item, for the holder of the right. */
export function ItemCard({ actions, collection }: ItemCardProps) {
  const { chain } = actions
  const { address, group } = collection
  const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
  const { form, minted, metadata, setMetadata } = useItemForm({ actions, collection })
  const isUnderway = useIsUnderway(actions, address)
  const idle = () => {
    if (isUnderway) return m.solana_nft_mint_underway()
    if (group.size < group.maxSize) return undefined
    return group.size === 0n
      ? m.solana_nft_failed_full()
      : m.solana_nft_full({ max: Number(group.maxSize) })
  }
  return (
    <ActionCard
      actions={actions}
      acts={['item']}
      title={m.shell_route_nft_mint()}
      text={m.solana_nft_mint_text()}
      fact={
        minted && (
          <NoticeBox tone="good" role="status" title={m.solana_nft_mint_done()}>
            <AppLink to={`/solana/nft/${minted.mint}`} search={{ network: chain.shortname }}>
              {m.solana_nft_open({ name: minted.subject })}
            </AppLink>
          </NoticeBox>
        )
      }
      idle={idle()}
      onSubmit={form.onSubmit}
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
        onChange={(chosen) => setMetadata(() => chosen)}
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
