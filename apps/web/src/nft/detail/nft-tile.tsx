import { m } from '@slipway/messages'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { NftPicture } from '../../files/nft-picture.tsx'
import { useNftWords } from '../../files/use-nft-words.ts'
import classes from './collection.module.css'

interface NftTileProps {
  collection: Address
  id: bigint
  children?: ReactNode
}

/** One NFT: its picture from the own store, its name and number. */
export function NftTile({ collection, id, children }: NftTileProps) {
  const words = useNftWords({ collection, nftId: id })
  const number = m.nftpage_gallery_number({ id: String(id) })
  const name = words.name ?? number
  return (
    <li className={classes.tile}>
      <NftPicture picture={words.picture} name={name} seed={`${collection}${id}`} />
      <strong>{name}</strong>
      {words.name && <small>{number}</small>}
      {children}
    </li>
  )
}
