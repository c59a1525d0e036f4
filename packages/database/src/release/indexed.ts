import type { Columns } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** How far the index of each network has come. `id` = chain id. A view over the engine's own bookkeeping. */
export const indexHeadColumns = {
  id: 'id',
  chainId: 'int',
  blockNumber: 'int',
  /** unix seconds of that block */
  blockAt: 'seconds',
} as const satisfies Columns

export const indexHead = indexedTable('index_head', indexHeadColumns)

/** Says that the views point to another release: readers listen on its channel from then on. */
export const RELEASE_CHANNEL = 'slipway_index_release'
