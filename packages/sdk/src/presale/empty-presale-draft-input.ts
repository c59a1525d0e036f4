import type { PresaleKind } from '../platform/presale-kinds.ts'
import type { PresaleDraftTexts } from './presale-draft-schema.ts'

const zero = '0x0000000000000000000000000000000000000000'

/** A blank presale with the presets that a form starts from: paid in native currency, listed wallets in a private presale. */
export function emptyPresaleDraftInput(kind: PresaleKind): PresaleDraftTexts {
  const isPrivate = kind === 'private'
  return {
    kind,
    token: '',
    currency: zero,
    router: '',
    presaleRate: '',
    liquidityRate: '',
    hardCap: '',
    softCap: '',
    minCurrency: '0',
    maxCurrency: '',
    liquidityPercent: isPrivate ? '' : '60',
    lockMinutes: isPrivate ? '' : '259200',
    refundType: 'refund',
    listsBelowPresale: false,
    startTime: '',
    endTime: '',
    whitelistMode: isPrivate ? 'only' : 'off',
    t1Minutes: '0',
    t2Minutes: '0',
    slotTransfer: false,
    whitelistAdmin: '',
    vest: isPrivate,
    vestFirstPercent: '',
    vestCycleDays: '',
    vestPercent: '',
    maxRepairPercent: isPrivate ? '0' : '5',
    declaredTaxPercent: '0',
    inviterRates: [],
  }
}
