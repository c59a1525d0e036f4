import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { Panel } from '@slipway/ui/panel'
import { NftPicture } from '../../../files/nft-picture.tsx'
import classes from './detail.module.css'
import { useMintWords } from './use-mint-words.ts'

/** Picture and description of a collection or an item. */
export function AboutPanel({ token }: { token: SolanaToken }) {
  const { picture, description, isLoading } = useMintWords(token.uri)
  return (
    <Panel title={m.solana_nft_metadata_title()}>
      <div className={classes.about}>
        <NftPicture picture={picture} name={token.symbol} seed={token.address} />
        <p className={classes.description}>
          {description ?? (picture || isLoading ? token.name : m.solana_nft_about_none())}
        </p>
      </div>
    </Panel>
  )
}
