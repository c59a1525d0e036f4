import type { Lockable } from '../../platform/lockable.ts'
import type { TemplateId } from '../../platform/template-id.ts'
import { hasFeature, tokenTemplates } from '../../platform/token-templates.ts'
import type { LockDraft, LockListDraft } from '../lock-draft-schema.ts'
import type { LockHint } from './lock-hint.ts'

const isTemplate = (id: number | undefined): id is TemplateId =>
  id !== undefined && id in tokenTemplates

/** Holders of the token itself are paid, as opposed to those of liquidity or of a collection. */
const paysHolders = (id: number | undefined) =>
  isTemplate(id) && hasFeature(id, 'dividend') && !hasFeature(id, 'lp') && !hasFeature(id, 'nft')

const paysLiquidity = (id: number | undefined) => isTemplate(id) && hasFeature(id, 'lp')

const hint = (code: LockHint['code'], args: LockHint['args'] = {}): LockHint => ({ code, args })

/** What is known of the asset before anything is tried out. */
export function findAssetHints(
  draft: LockDraft | LockListDraft,
  lockable: Lockable | undefined,
): readonly LockHint[] {
  if (lockable?.kind === 'token') {
    const isPlain = draft.locker !== 'token' && draft.locker !== 'list' ? true : !draft.isRebasing
    return [
      ...(lockable.mayRebase && isPlain ? [hint('may-rebase')] : []),
      ...(paysHolders(lockable.templateId) ? [hint('dividends-paused')] : []),
    ]
  }
  if (lockable?.kind === 'pair' && draft.locker !== 'liquidity') {
    const payer = [lockable.token0, lockable.token1].find(({ templateId }) =>
      paysLiquidity(templateId),
    )
    return payer ? [hint('liquidity-dividends-paused', { token: payer.address })] : []
  }
  if (lockable?.kind === 'nft' && lockable.dividendToken) {
    return [hint('nft-dividends-wait', { token: lockable.dividendToken })]
  }
  return []
}
