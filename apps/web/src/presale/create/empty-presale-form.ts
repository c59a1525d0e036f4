import { zeroAddress } from 'viem'
import { linkNames } from '../../files/link-names.ts'
import type { PresaleFormValues } from './presale-form-values.ts'

const noLinks = Object.fromEntries(linkNames.map((name) => [name, ''])) as Record<
  (typeof linkNames)[number],
  string
>

/** 180 days: what careful buyers look for, and what is offered first. */
const usualLockMinutes = String(180 * 24 * 60)

/** The form as it opens: what most presales want is filled in, what only the owner knows is empty. */
export const emptyPresaleForm: PresaleFormValues = {
  ...noLinks,
  token: '',
  currency: zeroAddress,
  router: '',
  presaleRate: '',
  liquidityRate: '',
  hardCap: '',
  softCap: '',
  minCurrency: '',
  maxCurrency: '',
  liquidityPercent: '60',
  lockMinutes: usualLockMinutes,
  startTime: '',
  endTime: '',
  t1Minutes: '30',
  t2Minutes: '30',
  whitelistAdmin: '',
  vestFirstPercent: '25',
  vestCycleDays: '30',
  vestPercent: '25',
  maxRepairPercent: '1',
  declaredTaxPercent: '0',
  name: '',
  description: '',
  listsBelowPresale: false,
  slotTransfer: true,
  vest: false,
  rewardsInviters: false,
  refundType: 'refund',
  whitelistMode: 'off',
  inviterRates: ['', '', ''],
  tierOne: '',
  tierTwo: '',
  listForm: 'auto',
  logoUri: '',
  logoUrl: '',
  tokenSymbol: '',
  tokenDecimals: 18,
  currencySymbol: '',
  currencyDecimals: 18,
}
