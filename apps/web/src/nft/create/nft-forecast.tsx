import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { saleLines, supplyLines } from './draft-lines.ts'
import { useNftForm } from './nft-form-context.ts'

/** The rules of the collection in figures. */
export default function NftForecast({ draft }: { draft: NftDraft }) {
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
