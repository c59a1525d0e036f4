import { m } from '@slipway/messages'
import type { LockerKind } from '@slipway/sdk/lock/types'

const texts: Readonly<Record<LockerKind, () => string>> = {
  token: m.lock_kind_token,
  liquidity: m.lock_kind_liquidity,
  nft: m.lock_kind_nft,
}

/** Name of a kind of lock. */
export const kindText = (kind: LockerKind): string => texts[kind]()
