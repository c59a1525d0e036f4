import type { PresaleKind } from '../src/platform/presale-kinds.ts'
import type { PresaleDraftTexts } from '../src/presale/presale-draft-schema.ts'

/** Clock of the drafts below, in unix seconds. */
export const presaleNow = 1_800_000_000

export const presaleToken = '0x00000000000000000000000000000000000000a1'
export const presaleRouter = '0x00000000000000000000000000000000000000a2'
export const nativeCurrency = '0x0000000000000000000000000000000000000000'

/** A presale of each kind that is right as it stands; tests change one field. */
export function typedPresale(
  kind: PresaleKind,
  changes: Partial<PresaleDraftTexts> = {},
): PresaleDraftTexts {
  const isPrivate = kind === 'private'
  return {
    kind,
    token: presaleToken,
    currency: nativeCurrency,
    router: isPrivate ? '' : presaleRouter,
    presaleRate: '1000',
    liquidityRate: isPrivate ? '' : '800',
    hardCap: '100',
    softCap: '50',
    minCurrency: '0.1',
    maxCurrency: '10',
    liquidityPercent: isPrivate ? '' : '60',
    lockMinutes: isPrivate ? '' : '5',
    refundType: 'refund',
    listsBelowPresale: false,
    startTime: String(presaleNow + 301),
    endTime: String(presaleNow + 301 + 86_400),
    whitelistMode: isPrivate ? 'only' : 'off',
    t1Minutes: '0',
    t2Minutes: '0',
    slotTransfer: false,
    whitelistAdmin: '',
    vest: isPrivate,
    vestFirstPercent: isPrivate ? '20' : '',
    vestCycleDays: isPrivate ? '30' : '',
    vestPercent: isPrivate ? '10' : '',
    maxRepairPercent: '0',
    declaredTaxPercent: '0',
    inviterRates: [],
    ...changes,
  }
}
