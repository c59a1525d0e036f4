import { zeroAddress } from 'viem'
import { readLocalInput } from '../../form/local-time.ts'
import type { PresaleFormValues, PresaleKind } from './presale-form-values.ts'

const momentText = (text: string) => {
  const seconds = readLocalInput(text)
  return seconds === undefined ? '' : String(seconds)
}

/**
 * The levels up to the last one that was filled in; a gap before it is a level without a reward. Rewards that are on have a
 * first level at least, which is missed while it is empty.
 */
function filledLevels(rates: readonly string[]): string[] {
  const last = rates.findLastIndex((rate) => rate.trim() !== '')
  if (last < 0) return ['']
  return rates.slice(0, last + 1).map((rate) => (rate.trim() === '' ? '0' : rate))
}

/** The form's values as the schema of form, SDK and API takes them; what a kind does not have, its schema drops. */
export function toDraftInput(values: PresaleFormValues, kind: PresaleKind) {
  const isPrivate = kind === 'private'
  return {
    kind,
    token: values.token,
    currency: values.currency === '' ? zeroAddress : values.currency,
    router: isPrivate ? zeroAddress : values.router,
    presaleRate: values.presaleRate,
    liquidityRate: values.liquidityRate,
    hardCap: values.hardCap,
    softCap: values.softCap,
    // No least amount is a choice.
    minCurrency: values.minCurrency.trim() === '' ? '0' : values.minCurrency,
    maxCurrency: values.maxCurrency,
    liquidityPercent: values.liquidityPercent,
    lockMinutes: values.lockMinutes,
    refundType: values.refundType,
    listsBelowPresale: values.listsBelowPresale,
    startTime: momentText(values.startTime),
    endTime: momentText(values.endTime),
    whitelistMode: isPrivate ? ('only' as const) : values.whitelistMode,
    // Without listed wallets there are no windows to wait for.
    t1Minutes: !isPrivate && values.whitelistMode === 'off' ? '0' : values.t1Minutes,
    t2Minutes: !isPrivate && values.whitelistMode === 'off' ? '0' : values.t2Minutes,
    slotTransfer: values.slotTransfer,
    whitelistAdmin: values.whitelistAdmin,
    vest: isPrivate || values.vest,
    vestFirstPercent: values.vestFirstPercent,
    vestCycleDays: values.vestCycleDays,
    vestPercent: values.vestPercent,
    maxRepairPercent: values.maxRepairPercent,
    declaredTaxPercent: values.declaredTaxPercent,
    inviterRates: values.rewardsInviters ? filledLevels(values.inviterRates) : [],
  }
}
