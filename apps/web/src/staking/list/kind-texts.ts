import { m } from '@slipway/messages'
import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'

/** What a pool takes, in a word. */
export const kindTexts: Readonly<Record<PoolKind, () => string>> = {
  token: m.poollist_kind_token,
  lp: m.poollist_kind_lp,
  nft: m.poollist_kind_nft,
}
