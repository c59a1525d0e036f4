import { m } from '@slipway/messages'
import type { UnopenedTopic } from './unopened-routes.ts'

/** What each unopened tool will do, in one or two sentences. */
export const unopenedTexts: Readonly<Record<UnopenedTopic, () => string>> = {
  presale: m.shell_does_presale,
  lock: m.shell_does_lock,
  staking: m.shell_does_staking,
  airdrop: m.shell_does_airdrop,
  nft: m.shell_does_nft,
  badges: m.shell_does_badges,
  'liquidity-repair': m.shell_does_liquidity_repair,
  'premium-address': m.shell_does_premium_address,
  vip: m.shell_does_vip,
  portfolio: m.shell_does_portfolio,
  owner: m.shell_does_owner,
  sign: m.shell_does_sign,
  search: m.shell_does_search,
  solana: m.shell_does_solana,
  statistics: m.shell_does_statistics,
  account: m.shell_does_account,
  template: m.shell_does_template,
}
