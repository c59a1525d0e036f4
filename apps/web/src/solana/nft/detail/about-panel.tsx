import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { Panel } from '@slipway/ui/panel'
import { Notice } from '../../../core/notice.tsx'
import { NftPicture } from '../../../files/nft-picture.tsx'
import classes from './detail.module.css'
import { useMintWords } from './use-mint-words.ts'

function Description({ words }: { words: ReturnType<typeof useMintWords> }) {
  if (words.isLoading) return <Skeleton height={20} />
  if (words.isError)
    return (
      <Notice tone="warn" onRetry={() => void words.refetch()}>
        {m.solana_nft_about_failed()}
      </Notice>
    )
  const none = words.isElsewhere ? m.solana_nft_about_none() : m.solana_nft_about_empty()
  return <p className={classes.description}>{words.description ?? none}</p>
}

/** Picture and description of a collection or an item. */
export function AboutPanel({ token }: { token: SolanaToken }) {
  const words = useMintWords(token.uri)
  return (
    <Panel title={m.solana_nft_metadata_title()}>
      <div className={classes.about}>
        <NftPicture picture={words.picture} name={token.symbol} seed={token.address} />
        <Description words={words} />
      </div>
    </Panel>
  )
}
