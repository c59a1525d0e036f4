import type { Lockable } from '../../platform/lockable.ts'
import type { TemplateId } from '../../platform/template-id.ts'
import { hasFeature, tokenTemplates } from '../../platform/token-templates.ts'
import type { PoolHint } from './pool-hint.ts'

const isTemplate = (id: number | undefined): id is TemplateId =>
  id !== undefined && id in tokenTemplates

/** Holders of the token itself are paid, as opposed to those of liquidity or of a collection. */
const paysHolders = (id: number | undefined) =>
  isTemplate(id) && hasFeature(id, 'dividend') && !hasFeature(id, 'lp') && !hasFeature(id, 'nft')

const paysLiquidity = (id: number | undefined) => isTemplate(id) && hasFeature(id, 'lp')

function losesDividends(staked: Lockable): boolean {
  if (staked.kind === 'token') return paysHolders(staked.templateId)
  if (staked.kind === 'pair') {
    return [staked.token0, staked.token1].some(({ templateId }) => paysLiquidity(templateId))
  }
  return false
}

/** An NFT keeps what it earns while a contract holds it (`INftDividends`). */
const keepsDividends = (staked: Lockable) =>
  staked.kind === 'nft' && staked.dividendToken !== undefined

/** What is known of the staked token before anything is tried out. */
export function findAssetHints(staked: Lockable | undefined): readonly PoolHint[] {
  if (!staked) return []
  return [
    ...(staked.kind === 'token' && staked.mayRebase
      ? [{ code: 'may-rebase', args: {} } as const]
      : []),
    ...(losesDividends(staked) ? [{ code: 'dividends-paused', args: {} } as const] : []),
    ...(keepsDividends(staked) ? [{ code: 'nft-dividends-wait', args: {} } as const] : []),
  ]
}
