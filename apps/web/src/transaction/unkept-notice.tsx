import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { NoticeBox } from '@slipway/ui/notice-box'

/**
 * False where the browser refuses storage: the page then has one in its place that ends with it, an own property of the
 * window (`apps/web/server/storage-script.ts`).
 */
function isStorageKept(): boolean {
  return Object.getOwnPropertyDescriptor(window, 'localStorage')?.value === undefined
}

interface UnkeptNoticeProps {
  /** The transaction itself, once it runs: a storage that is full refuses it alone. */
  state?: Pick<FlowState, 'isUnsaved'> | null
}

/** Says, where the browser refuses storage or has no room left, that nothing is followed beyond this page. */
export function UnkeptNotice({ state }: UnkeptNoticeProps) {
  if (isStorageKept() && !state?.isUnsaved) return null
  return <NoticeBox tone="warn">{m.transaction_unkept()}</NoticeBox>
}
