import { m } from '@slipway/messages'
import type { ToolName } from './tool-catalogue.ts'

/** What each tool of the catalogue is for, in a sentence: apart, for the page of 404 has to be light and shows none. */
export const toolTexts: Readonly<Record<ToolName, () => string>> = {
  token: m.template_tool_token,
  check: m.home_tool_lookup_text,
  presale: m.template_tool_presale,
  lock: m.template_tool_lock,
  staking: m.template_tool_staking,
  airdrop: m.template_tool_airdrop,
  nft: m.template_tool_nft,
  slots: m.template_tool_slots,
  vip: m.template_tool_vip,
  badges: m.shell_tool_badges,
  address: m.template_tool_address,
  venues: m.shell_tool_venues,
  solvency: m.template_tool_solvency,
  powers: m.template_tool_powers,
  repair: m.template_tool_repair,
  search: m.shell_tool_search,
}
