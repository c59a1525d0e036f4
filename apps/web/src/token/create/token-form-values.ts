import type { TemplateId } from '@slipway/sdk/platform/template-id'

/** Entries of the form: every field of every template, of which a template's sections show its own. */
export type TextField =
  | 'name'
  | 'symbol'
  | 'totalSupply'
  | 'decimals'
  | 'mintCooldownDays'
  | 'mintMaxPercent'
  | 'receiver'
  | 'contractUri'
  | 'inviter'
  | 'marketingWallet'
  | 'router'
  | 'quote'
  | 'liquidityReceiver'
  | 'buyTaxPercent'
  | 'sellTaxPercent'
  | 'transferTaxPercent'
  | 'addPoolTaxPercent'
  | 'removePoolTaxPercent'
  | 'burnShare'
  | 'liquidityShare'
  | 'marketingShare'
  | 'dividendShare'
  | 'killBlocks'
  | 'walletLimit'
  | 'swapLimit'
  | 'fissionCount'
  | 'swapThreshold'
  | 'rewardToken'
  | 'dividendThreshold'
  | 'dividendIntervalBlocks'
  | 'bindIntervalBlocks'
  | 'nft'
  | 'perNftDividend'
  | 'dividendTrigger'

export type SwitchField =
  | 'mintable'
  | 'manualLaunch'
  | 'taxChangeable'
  | 'blacklistEnabled'
  | 'walletLimitEnabled'
  | 'swapLimitEnabled'
  | 'marketingTaxAccounted'

export type UnitField =
  | 'walletLimitUnit'
  | 'swapLimitUnit'
  | 'swapThresholdUnit'
  | 'dividendThresholdUnit'

/** Amounts of the token, or percent of its supply. */
export type SupplyUnit = 'percent' | 'tokens'

/** What the create form holds; numbers stay texts until the schema reads them. */
export interface TokenFormValues
  extends Record<TextField, string>,
    Record<SwitchField, boolean>,
    Record<UnitField, SupplyUnit> {
  templateId: TemplateId
  receiverKind: 'own' | 'other'
  /** Percent of a trade for each level of inviters, level 1 first. */
  rebates: string[]
  /** Decimals of the pool's currency, in which payments per NFT are entered. */
  quoteDecimals: number
}

/** Levels that the form has fields for. */
export const rebateLevels = 7

/** Stands for the wallet that is not connected yet, so that the other fields can be judged before it is. */
const ANY_WALLET = '0x000000000000000000000000000000000000dEaD'

const taxFields = [
  'buyTaxPercent',
  'sellTaxPercent',
  'transferTaxPercent',
  'addPoolTaxPercent',
  'removePoolTaxPercent',
] as const

/** Whether any tax was entered: without one there is nothing to share. */
export function hasTaxEntry(values: Pick<TokenFormValues, (typeof taxFields)[number]>): boolean {
  return taxFields.some((field) => Number(values[field].replace(',', '.')) !== 0)
}

/** The levels up to the last one that was filled in; a gap before it is a fault of the draft. */
function filledLevels(rebates: readonly string[]): string[] {
  const last = rebates.findLastIndex((rebate) => rebate.trim() !== '' && Number(rebate) !== 0)
  return rebates.slice(0, last + 1).map((rebate) => (rebate.trim() === '' ? '0' : rebate))
}

/** The form's values as the schema takes them; what a template does not have, its schema drops. */
export function toDraftInput(values: TokenFormValues, account: string | undefined) {
  const { receiverKind, mintable, walletLimitEnabled, swapLimitEnabled, ...rest } = values
  const untaxed = { burnShare: '0', liquidityShare: '0', marketingShare: '0', dividendShare: '0' }
  return {
    ...rest,
    ...(hasTaxEntry(values) ? {} : untaxed),
    receiver: receiverKind === 'own' ? (account ?? ANY_WALLET) : values.receiver,
    mintable,
    walletLimitEnabled,
    swapLimitEnabled,
    // Hidden while their switch is off; what was typed there is kept in case it is switched on again.
    mintCooldownDays: mintable ? values.mintCooldownDays : '',
    mintMaxPercent: mintable ? values.mintMaxPercent : '',
    walletLimit: walletLimitEnabled ? values.walletLimit : '',
    swapLimit: swapLimitEnabled ? values.swapLimit : '',
    killBlocks: values.manualLaunch ? values.killBlocks : '0',
    rebates: filledLevels(values.rebates),
  }
}

/** True when there is something worth keeping. */
export function isStarted(values: TokenFormValues): boolean {
  return values.name !== '' || values.symbol !== '' || values.totalSupply !== ''
}
