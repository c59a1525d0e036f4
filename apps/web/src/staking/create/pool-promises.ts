import { m } from '@slipway/messages'
import type { PoolFormValues } from './pool-form-values.ts'

/** What nobody can ever change about a pool, the platform and its admin included. */
export const fixedTexts = (): readonly string[] => [
  m.stakemake_fixed_tokens(),
  m.stakemake_fixed_rules(),
  m.stakemake_fixed_stakes(),
]

/** What the admin can do, and what that brings for stakers. */
export const adminTexts = ({
  hasLimit,
  stakedKind,
}: Pick<PoolFormValues, 'hasLimit' | 'stakedKind'>): readonly string[] => [
  m.stakemake_admin_rewards(),
  m.stakemake_admin_worse(),
  ...(hasLimit ? [m.stakemake_admin_limit()] : []),
  m.stakemake_admin_recover(),
  m.stakemake_admin_info(),
  ...(stakedKind === 'nft' ? [m.stakemake_admin_uri()] : []),
]
