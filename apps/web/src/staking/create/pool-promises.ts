import { m } from '@slipway/messages'
import type { PoolFormValues } from './pool-form-values.ts'

/** What nobody can ever change about a pool, the platform and its admin included. */
export const fixedTexts = (): readonly string[] => [
  m.pooling_fixed_tokens(),
  m.pooling_fixed_rules(),
  m.pooling_fixed_stakes(),
]

/** What the admin can do, and what that brings for stakers. */
export const adminTexts = ({
  hasLimit,
  stakedKind,
}: Pick<PoolFormValues, 'hasLimit' | 'stakedKind'>): readonly string[] => [
  m.pooling_admin_rewards(),
  m.pooling_admin_worse(),
  ...(hasLimit ? [m.pooling_admin_limit()] : []),
  m.pooling_admin_recover(),
  m.pooling_admin_info(),
  ...(stakedKind === 'nft' ? [m.pooling_admin_uri()] : []),
]
