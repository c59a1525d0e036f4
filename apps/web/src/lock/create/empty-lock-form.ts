import type { LockFormValues } from './lock-form-values.ts'

/** The form as it opens; its unlock time is filled in once the network's clock is known. */
export const emptyLockForm: LockFormValues = {
  expects: 'any',
  entry: 'one',
  until: 'date',
  release: 'once',
  cycleUnit: 'days',
  asset: '',
  nftId: '',
  amount: '',
  owner: '',
  unlockAt: '',
  cliffAt: '',
  firstPercent: '10',
  cycleLength: '30',
  cyclePercent: '15',
  list: '',
  isRebasing: false,
  isMigratable: false,
  assetKind: '',
  symbol: '',
  decimals: 18,
  templateId: 0,
}
