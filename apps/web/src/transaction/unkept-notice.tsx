import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { isStorageKept } from '../shell/is-storage-kept.ts'

/** Says, where the browser refuses storage, that nothing is followed beyond this page. */
export function UnkeptNotice() {
  if (isStorageKept()) return null
  return <NoticeBox tone="warn">{m.transaction_unkept()}</NoticeBox>
}
