import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { ListRootRequest } from './build-list-root.ts'

// Answers one request with the root of its tree.
self.onmessage = ({ data }: MessageEvent<ListRootRequest>) => {
  self.postMessage(buildWhitelistTree(data.scope, data.entries).root)
}
