import { m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NftPicture } from '../../files/nft-picture.tsx'
import classes from './create.module.css'
import { saleLines, supplyLines } from './draft-lines.ts'
import { useNftForm } from './nft-form-context.ts'

/** The name, with a picture of the collection's own until it has others. */
function Head({ name, symbol }: { name: string; symbol: string }) {
  return (
    <div className={classes.head}>
      <NftPicture picture={undefined} name={name} seed={symbol} />
      <p>
        <strong>{name}</strong> {symbol}
      </p>
    </div>
  )
}

/** The rules of the collection in figures. */
function Rules({ draft }: { draft: NftDraft }) {
  const { unit } = useNftForm()
  return (
    <KeyValueList>
      {[...saleLines(draft, unit), ...supplyLines(draft)].map(({ label, value, note }) => (
        <KeyValue key={label} label={label} help={note}>
          {value}
        </KeyValue>
      ))}
    </KeyValueList>
  )
}

interface NftForecastProps {
  name: string
  symbol: string
  /** Pictures stay hidden at first. */
  isHidden: boolean
  /** `null` while something is missing. */
  draft: NftDraft | null
}

/** What has been said of the collection so far. */
export default function NftForecast({ name, symbol, isHidden, draft }: NftForecastProps) {
  return (
    <>
      {name !== '' && <Head name={name} symbol={symbol} />}
      {draft ? (
        <Rules draft={draft} />
      ) : (
        <p className={classes.muted}>{m.nftmake_preview_incomplete()}</p>
      )}
      {isHidden && (
        <KeyValueList>
          <KeyValue label={m.nftmake_mode()}>{m.nftmake_preview_hidden()}</KeyValue>
        </KeyValueList>
      )}
    </>
  )
}
