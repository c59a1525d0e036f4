import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'

const things: Readonly<Record<FeeTool, () => string>> = {
  token: m.vip_thing_token,
  presale: m.vip_thing_presale,
  airdrop: m.vip_thing_airdrop,
  staking: m.vip_thing_staking,
  nft: m.vip_thing_nft,
}

/** What a tool creates, inside a sentence. */
export const thingText = (tool: FeeTool): string => things[tool]()
