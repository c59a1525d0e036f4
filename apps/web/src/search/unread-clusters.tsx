import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'

/** Clusters that did not say whether the address is a token of theirs: that none is listed means nothing there. */
export function UnreadClusters({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((chain) => (
        <NoticeBox key={chain} tone="warn" role="status">
          {m.search_cluster_unread({ chain })}
        </NoticeBox>
      ))}
    </>
  )
}
