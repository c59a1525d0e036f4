import { m } from '@slipway/messages'
import type { AirdropKind } from '@slipway/sdk/platform/airdrop-kinds'

const texts: Record<AirdropKind, () => string> = {
  mapping: m.airdrop_kind_mapping,
  claims: m.airdrop_kind_claims,
}

/** What a kind of airdrop is called. */
export const airdropKindText = (kind: AirdropKind): string => texts[kind]()
