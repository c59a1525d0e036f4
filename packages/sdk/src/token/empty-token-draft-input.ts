import type { TemplateId } from '../platform/template-id.ts'
import type { TokenDraftInput } from './token-draft-schema.ts'

const basics = {
  name: '',
  symbol: '',
  decimals: '18',
  totalSupply: '',
  receiver: '',
  contractUri: '',
  mintable: false,
  mintCooldownDays: '',
  mintMaxPercent: '',
  inviter: '',
}

/** Kill blocks, blacklist and limits exist as specified, and are off until somebody wants them. */
const taxed = {
  ...basics,
  marketingWallet: '',
  router: '',
  quote: '',
  liquidityReceiver: '',
  buyTaxPercent: '0',
  sellTaxPercent: '0',
  transferTaxPercent: '0',
  addPoolTaxPercent: '0',
  removePoolTaxPercent: '0',
  burnShare: '0',
  liquidityShare: '0',
  marketingShare: '0',
  manualLaunch: true,
  killBlocks: '0',
  taxChangeable: false,
  blacklistEnabled: false,
  walletLimitEnabled: false,
  walletLimit: '1',
  walletLimitUnit: 'percent' as const,
  swapLimitEnabled: false,
  swapLimit: '1',
  swapLimitUnit: 'percent' as const,
  fissionCount: '0',
  swapThreshold: '0.05',
  swapThresholdUnit: 'percent' as const,
}

const dividend = { ...taxed, dividendShare: '0' }

/** Distributions stream over 20 blocks (specification, section 9). */
const holderDividend = {
  ...dividend,
  dividendThreshold: '0.01',
  dividendThresholdUnit: 'percent' as const,
  dividendIntervalBlocks: '20',
}

/** Three blocks against front-running (specification, section 9). */
const referral = { rebates: [] as string[], bindIntervalBlocks: '3' }

const emptyInputs: { readonly [Id in TemplateId]: TokenDraftInput & { readonly templateId: Id } } =
  {
    1: { templateId: 1, ...basics },
    2: { templateId: 2, ...taxed },
    3: { templateId: 3, ...holderDividend, rewardToken: '' },
    4: { templateId: 4, ...dividend, dividendIntervalBlocks: '20' },
    5: { templateId: 5, ...holderDividend },
    6: { templateId: 6, ...taxed, ...referral },
    7: { templateId: 7, ...holderDividend },
    8: {
      templateId: 8,
      ...dividend,
      nft: '',
      perNftDividend: '0.1',
      dividendTrigger: '1',
      quoteDecimals: 18,
      dividendIntervalBlocks: '1',
      marketingTaxAccounted: false,
    },
    9: { templateId: 9, ...dividend, ...referral, dividendIntervalBlocks: '20' },
  }

/** A new form of a template: every field that applies to it, with the specification's defaults. */
export function emptyTokenDraftInput<Id extends TemplateId>(
  templateId: Id,
): TokenDraftInput & { readonly templateId: Id } {
  return emptyInputs[templateId]
}
