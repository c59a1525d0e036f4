import { m } from '@slipway/messages'
import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'

/** What a pool takes, in a word. */
export const kindTexts: Readonly<Record<PoolKind, () => string>> = {
  token: m.stakelist_kind_token,
  lp: m.stakelist_kind_lp,
  nft: m.stakelist_kind_nft,
}
