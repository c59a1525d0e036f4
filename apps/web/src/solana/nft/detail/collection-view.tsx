import { Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatInteger, m } from '@slipway/messages'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import consoleClasses from '../../console/console.module.css'
import RightsPanel from '../../console/rights-panel.tsx'
import { useTokenActions } from '../../console/use-token-actions.ts'
import { linkNote } from '../../form/link-note.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { AboutPanel } from './about-panel.tsx'
import classes from './detail.module.css'

// With the forms of its rights, which most visitors have none of.
const CollectionActs = lazyPart(() => import('./collection-acts.tsx'))
// With what reads transactions.
const ItemsPanel = lazyPart(() => import('./items-panel.tsx'))

interface CollectionViewProps {
  chain: SolanaChainDefinition
  collection: SolanaCollection
}

function Facts({ chain, collection }: CollectionViewProps) {
  const { address, uri, group } = collection
  return (
    <Panel title={m.solana_facts_title()} description={m.solana_facts_text({ chain: chain.name })}>
      <KeyValueList>
        <KeyValue label={m.solana_address()}>
          <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
        </KeyValue>
        <KeyValue label={m.nftlist_minted()}>
          {m.nftlist_minted_of({
            minted: formatInteger(group.size),
            total: formatInteger(group.maxSize),
          })}
        </KeyValue>
        {uri && (
          <KeyValue label={m.token_field_uri()} help={linkNote(uri)}>
            <span className={classes.link}>{uri}</span>
          </KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}

/** One collection: how many items it has and can have, who holds which right, and what the connected wallet can do. */
export default function CollectionView({ chain, collection }: CollectionViewProps) {
  const actions = useTokenActions(chain, collection)
  return (
    <>
      <div className={consoleClasses.columns}>
        <div className={consoleClasses.column}>
          <AboutPanel token={collection} />
          <Facts chain={chain} collection={collection} />
          <RightsPanel actions={actions} />
        </div>
        <div className={consoleClasses.column}>
          <LatePart pending={<Skeleton height={320} radius={12} />}>
            <CollectionActs actions={actions} collection={collection} />
          </LatePart>
        </div>
      </div>
      <div className={classes.items}>
        <LatePart pending={<Skeleton height={240} radius={12} />}>
          <ItemsPanel chain={chain} collection={collection} />
        </LatePart>
      </div>
      {actions.dialog}
    </>
  )
}
