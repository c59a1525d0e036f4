import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { getItemHolder } from '@slipway/sdk/solana/nft/get-item-holder'
import { isSingle, type SolanaNft } from '@slipway/sdk/solana/nft/get-solana-nft'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../shell/app-link.tsx'
import consoleClasses from '../../console/console.module.css'
import { RightsPanel } from '../../console/rights-panel.tsx'
import { useTokenActions } from '../../console/use-token-actions.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import { AboutPanel } from './about-panel.tsx'
import classes from './detail.module.css'

type Item = Extract<SolanaNft, { kind: 'item' }>

interface ItemViewProps {
  chain: SolanaChainDefinition
  nft: Item
}

/** Whether there is one, none any more, or more than one. */
function CountNotice({ item }: { item: SolanaToken }) {
  if (isSingle(item)) return <NoticeBox tone="good">{m.solana_nft_single()}</NoticeBox>
  const isBurned = item.totalSupply === 0n && item.rights.mint === undefined
  return (
    <NoticeBox tone="warn">
      {isBurned ? m.solana_nft_burned() : m.solana_nft_not_single()}
    </NoticeBox>
  )
}

function Facts({ chain, nft: { item, collection } }: ItemViewProps) {
  const { address, uri, member } = item
  const account = useWalletStore((state) => state.account?.address)
  const holder = useHolder(chain, item)
  return (
    <Panel title={m.solana_facts_title()} description={m.solana_facts_text({ chain: chain.name })}>
      <div className={consoleClasses.stack}>
        <CountNotice item={item} />
        {!collection && <NoticeBox tone="warn">{m.solana_nft_unverified()}</NoticeBox>}
        <KeyValueList>
          <KeyValue label={m.solana_address()}>
            <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
          </KeyValue>
          {holder.data && (
            <KeyValue label={m.nftpage_gallery_owner()}>
              <AddressText
                address={holder.data}
                explorer={clusterExplorer(chain, 'address', holder.data)}
                {...(holder.data === account && { name: m.solana_right_yours() })}
              />
            </KeyValue>
          )}
          {collection && (
            <KeyValue label={m.nftmake_section_collection()} help={m.solana_nft_verified()}>
              <AppLink
                to={`/solana/nft/${collection.address}`}
                search={{ network: chain.shortname }}
              >
                {collection.name}
              </AppLink>
              {' · '}
              {m.nftpage_gallery_number({ id: String(member.number) })}
            </KeyValue>
          )}
          {uri && (
            <KeyValue label={m.token_field_uri()}>
              <span className={classes.link}>{uri}</span>
            </KeyValue>
          )}
        </KeyValueList>
      </div>
    </Panel>
  )
}

/** Who holds an item. A node that does not tell leaves it out. */
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
