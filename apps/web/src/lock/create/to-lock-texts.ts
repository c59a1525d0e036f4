import type { LockDraftTexts } from '@slipway/sdk/lock/lock-draft-schema'
import { readLocalInput } from '../../form/local-time.ts'
import type { AssetKind, LockFormValues } from './lock-form-values.ts'

const momentText = (text: string) => {
  const seconds = readLocalInput(text)
  return seconds === undefined ? '' : String(seconds)
}

/**
 * The form's values as the schema of form, SDK and API takes them.
 * @param owner who owns the lock where the form names nobody
 */
export function toLockTexts(
  values: LockFormValues,
  kind: AssetKind,
  owner: string,
): LockDraftTexts {
  const isForever = values.until === 'forever'
  const isWhole = kind === 'nft' || isForever
  const release = isWhole ? 'once' : values.release
  return {
    kind,
    asset: values.asset,
    nftId: values.nftId,
    amount: values.amount,
    owner: values.owner.trim() === '' ? owner : values.owner,
    isForever,
    // Parts of one size say themselves when the last of them comes.
    unlockAt: release === 'stepped' ? '' : momentText(values.unlockAt),
    release,
    cliffAt: momentText(values.cliffAt),
    firstPercent: values.firstPercent,
    cycleLength: values.cycleLength,
    cycleUnit: values.cycleUnit,
    cyclePercent: values.cyclePercent,
    isRebasing: kind === 'token' && values.templateId === 0 && values.isRebasing,
    // What never ends never moves.
    isMigratable: kind !== 'nft' && !isForever && values.isMigratable,
  }
}
