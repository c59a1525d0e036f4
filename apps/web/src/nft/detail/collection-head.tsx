import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import type { ReactNode } from 'react'
import BadgeChips from '../../badges/badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { NftPicture } from '../../files/nft-picture.tsx'
import { useNftWords } from '../../files/use-nft-words.ts'
import { PhaseBadge } from '../shared/phase-badge.tsx'
import { useCollectionInfo } from '../shared/use-collection-info.ts'
import classes from './collection.module.css'
import type { NftView } from './nft-view.ts'

/** Head of a collection's page: its picture (the project's, or that of its first NFT), name, state, and where it lies. */
export function CollectionHead({ view, actions }: { view: NftView; actions: ReactNode }) {
  const { sale, phase } = view
  const words = useNftWords({ collection: sale.address, nftId: 0n })
  const info = useCollectionInfo(sale.ipfsKey)
  const picture = ipfsPath(info?.image) ?? words.picture
  return (
    <header className={classes.head}>
      <NftPicture picture={picture} name={sale.name} seed={sale.address} />
      <div className={classes.headText}>
        <p className={classes.eyebrow}>
          {m.nftpage_eyebrow({ id: String(sale.id), chain: activeChain.name })}
        </p>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>
            {m.nftpage_title({ name: sale.name, symbol: sale.symbol })}
          </h1>
          <PhaseBadge sale={sale} phase={phase} />
        </div>
        <div className={classes.links}>
          <AddressText
            address={sale.address}
            explorer={explorerAddressUrl(activeChain, sale.address)}
          />
          <AppLink to="/nft/list" search={{ part: 'all' }}>
            {m.nftpage_to_list()}
          </AppLink>
        </div>
        <BadgeChips address={sale.address} />
      </div>
      {actions}
    </header>
  )
}
