import { m } from '@slipway/messages'

/** What nobody can ever change about a pool, the platform and its admin included. */
export const fixedTexts = (): readonly string[] => [
  m.pooling_fixed_tokens(),
  m.pooling_fixed_rules(),
  m.pooling_fixed_stakes(),
]

/** What the admin can do, and what that brings for stakers. */
export const adminTexts = (): readonly string[] => [
  m.pooling_admin_rewards(),
  m.pooling_admin_worse(),
  m.pooling_admin_limit(),
  m.pooling_admin_recover(),
]
