import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'

const texts: Readonly<Record<FeeTool, () => string>> = {
  token: m.vip_tool_token,
  presale: m.vip_tool_presale,
  airdrop: m.vip_tool_airdrop,
  staking: m.vip_tool_staking,
  nft: m.vip_tool_nft,
}

/** What a tool creates. */
export const toolText = (tool: FeeTool): string => texts[tool]()
