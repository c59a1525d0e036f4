import { m } from '@slipway/messages'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'

/** Says that pictures stay hidden at first. */
export default function HiddenNote() {
  return (
    <KeyValueList>
      <KeyValue label={m.nftmake_mode()}>{m.nftmake_preview_hidden()}</KeyValue>
    </KeyValueList>
  )
}
