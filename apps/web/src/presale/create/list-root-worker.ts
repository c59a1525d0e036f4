import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { ListRootOrder } from './build-list-root.ts'

// Answers one order with the root of its tree.
self.onmessage = ({ data }: MessageEvent<ListRootOrder>) => {
  self.postMessage(buildWhitelistTree(data.scope, data.entries).root)
}
