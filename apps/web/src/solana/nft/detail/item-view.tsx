import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { joinSentences, m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { getItemHolder } from '@slipway/sdk/solana/nft/get-item-holder'
import {
  isRemovable,
  isSingle,
  isSupplyHidden,
  type SolanaNft,
} from '@slipway/sdk/solana/nft/get-solana-nft'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../core/app-link.tsx'
import consoleClasses from '../../console/console.module.css'
import RightsPanel from '../../console/rights-panel.tsx'
import { useTokenActions } from '../../console/use-token-actions.ts'
import { linkNote } from '../../form/link-note.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { tokenName } from '../../network/token-name.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import { AboutPanel } from './about-panel.tsx'
import classes from './detail.module.css'

type Item = Extract<SolanaNft, { kind: 'item' }>

interface ItemViewProps {
  chain: SolanaChainDefinition
  nft: Item
}

interface MembershipText {
  /** Why what an item says of its collection is not to be relied on. */
  readonly warning?: string
  /** What stands beside the collection's name. */
  readonly help: string
}

/** What may be said of an item and its collection. */
export function membershipText({ item, collection, isNamedRead }: Item): MembershipText {
  const help = m.solana_nft_names()
  if (!isNamedRead) return { help, warning: m.solana_nft_collection_unreadable() }
  if (!collection) return { help, warning: m.solana_nft_unverified() }
  if (isRemovable(collection)) return { help, warning: m.solana_nft_collection_removable() }
  return isRemovable(item) ? { help } : { help: joinSentences([m.solana_nft_verified(), help]) }
}

function CollectionRow({ chain, nft }: ItemViewProps) {
  const { item, collection } = nft
  if (!collection) return null
  const { address } = collection
  return (
    <KeyValue label={m.nftmake_section_collection()} help={membershipText(nft).help}>
      <AppLink to={`/solana/nft/${address}`} search={{ network: chain.shortname }}>
        {tokenName(collection)}
      </AppLink>
      {' · '}
      {m.nftpage_gallery_number({ id: String(item.member.number) })}
      <br />
      <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
    </KeyValue>
  )
}

function HolderRow({ chain, item }: { chain: SolanaChainDefinition; item: SolanaToken }) {
  const account = useWalletStore((state) => state.account?.address)
  const { data, isPending, isError, refetch } = useHolder(chain, item)
  if (!isSingle(item) || data === null) return null
  return (
    <KeyValue label={m.nftpage_gallery_owner()}>
      {isPending && <Skeleton height={20} width={120} />}
      {isError && (
        <>
          {m.solana_nft_holder_failed()}{' '}
          <Button variant="subtle" size="compact-xs" onClick={() => void refetch()}>
            {m.shell_retry()}
          </Button>
        </>
      )}
      {data && (
        <AddressText
          address={data}
          explorer={clusterExplorer(chain, 'address', data)}
          {...(data === account && { name: m.solana_right_yours() })}
        />
      )}
    </KeyValue>
  )
}

interface CountText {
  readonly tone: 'good' | 'warn'
  readonly text: string
}

const warn = (text: string): CountText => ({ tone: 'warn', text })

/** Whether there is exactly one of an item forever, and else why not. */
export function countText(item: SolanaToken): CountText {
  if (isSingle(item)) return { tone: 'good', text: m.solana_nft_single() }
  if (isSupplyHidden(item)) return warn(m.solana_nft_count_hidden())
  if (isRemovable(item)) return warn(m.solana_nft_removable())
  const isNone = item.totalSupply === 0n && item.rights.mint === undefined
  return warn(isNone ? m.solana_nft_none() : m.solana_nft_not_single())
}

function Facts({ chain, nft }: ItemViewProps) {
  const { address, uri } = nft.item
  const { warning } = membershipText(nft)
  const count = countText(nft.item)
  return (
    <Panel title={m.solana_facts_title()} description={m.solana_facts_text({ chain: chain.name })}>
      <div className={consoleClasses.stack}>
        <NoticeBox tone={count.tone}>{count.text}</NoticeBox>
        {warning !== undefined && <NoticeBox tone="warn">{warning}</NoticeBox>}
        <KeyValueList>
          <KeyValue label={m.solana_address()}>
            <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
          </KeyValue>
          <HolderRow chain={chain} item={nft.item} />
          <CollectionRow chain={chain} nft={nft} />
          {uri && (
            <KeyValue label={m.token_field_uri()} help={linkNote(uri)}>
              <span className={classes.link}>{uri}</span>
            </KeyValue>
          )}
        </KeyValueList>
      </div>
    </Panel>
  )
}

/** Who holds an item; null where nobody does. */
function useHolder(chain: SolanaChainDefinition, item: SolanaToken) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'holder', item.address],
    queryFn: async () => (await getItemHolder(clusterRpc(chain), item.address)) ?? null,
    enabled: isSingle(item),
  })
}

/** One item: what it shows, which collection counts it, and who can still change what. */
export default function ItemView({ chain, nft }: ItemViewProps) {
  const actions = useTokenActions(chain, nft.item)
  return (
    <>
      <div className={consoleClasses.columns}>
        <div className={consoleClasses.column}>
          <AboutPanel token={nft.item} />
          <Facts chain={chain} nft={nft} />
        </div>
        <div className={consoleClasses.column}>
          <RightsPanel actions={actions} />
        </div>
      </div>
      {actions.dialog}
    </>
  )
}
