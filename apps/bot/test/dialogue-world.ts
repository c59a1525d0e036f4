import { getEvmChain } from '@slipway/chains'
import type { Locale } from '@slipway/messages'
import type { Answer, Dialogue, DialogueView } from '../src/dialogue/dialogue.ts'
import { currenciesOf, venuesOf } from '../src/dialogue/market.ts'
import { startDialogue } from '../src/dialogue/take-answer.ts'

const chain = getEvmChain('local')
const somebody = '0x00000000000000000000000000000000000000b2'

/** The one who creates. */
export const account = '0x00000000000000000000000000000000000000A1'

/** A dialogue on the local network. */
export function viewAt(dialogue: Dialogue, locale: Locale = 'en-US'): DialogueView {
  return { dialogue, locale, account, chains: [chain], now: 1_800_000_000 }
}

export const freshDialogue = () => startDialogue(`0x${'11'.repeat(12)}`)

/** An answer that every rule takes, for each question. */
export const goodAnswers: Readonly<Record<string, Answer>> = {
  chain: 'local',
  name: 'Harbour Light',
  symbol: 'HRL',
  decimals: '18',
  totalSupply: '1000000',
  receiver: somebody,
  mintable: true,
  mintCooldownDays: '7.5',
  mintMaxPercent: '2.5',
  contractUri: 'https://harbour.example/token.json',
  inviter: somebody,
  router: venuesOf(chain)[0]?.router ?? '',
  quote: currenciesOf(chain)[0]?.address ?? '',
  buyTaxPercent: '5',
  sellTaxPercent: '5',
  transferTaxPercent: '1',
  addPoolTaxPercent: '0',
  removePoolTaxPercent: '2',
  dividendShare: '40',
  marketingShare: '30',
  liquidityShare: '20',
  burnShare: '10',
  marketingWallet: somebody,
  liquidityReceiver: somebody,
  swapThreshold: '0.05',
  taxChangeable: true,
  rewardToken: somebody,
  nft: somebody,
  perNftDividend: '0.1',
  dividendTrigger: '1',
  marketingTaxAccounted: true,
  dividendThreshold: '0.01',
  dividendIntervalBlocks: '20',
  rebates: ['3', '1'],
  bindIntervalBlocks: '3',
  manualLaunch: true,
  killBlocks: '2',
  walletLimitEnabled: true,
  walletLimit: '1',
  swapLimitEnabled: true,
  swapLimit: '0.5',
  blacklistEnabled: false,
  fissionCount: '0',
  tokenAmount: '900000',
  quoteAmount: '3',
  liquidity: 'lock',
  lockDays: '180',
  firstBuy: '0.1',
}

/** Texts that a rule refuses, with the name of the refusal. */
export const badTexts: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  name: [
    ['', 'Token_NameEmpty'],
    ['a'.repeat(65), 'Token_NameTooLong'],
  ],
  symbol: [['S'.repeat(33), 'Token_SymbolTooLong']],
  decimals: [
    ['19', 'Token_DecimalsTooHigh'],
    ['two', 'Input_IntegerRequired'],
  ],
  totalSupply: [
    ['0', 'Token_SupplyZero'],
    ['plenty', 'Input_NumberInvalid'],
  ],
  receiver: [['0x12', 'Input_AddressInvalid']],
  mintCooldownDays: [['2', 'Token_MintCooldownTooShort']],
  mintMaxPercent: [['20.01', 'Token_MintRatioTooHigh']],
  contractUri: [['ftp://a', 'Input_UriInvalid']],
  inviter: [['me', 'Input_AddressInvalid']],
  buyTaxPercent: [['25', 'Token_BuyTaxTooHigh']],
  sellTaxPercent: [['25', 'Token_SellTaxTooHigh']],
  transferTaxPercent: [['25.01', 'Token_TransferTaxTooHigh']],
  addPoolTaxPercent: [['50.01', 'Token_AddPoolTaxTooHigh']],
  removePoolTaxPercent: [['50.01', 'Token_RemovePoolTaxTooHigh']],
  dividendShare: [['39', 'Token_SharesNotWhole']],
  marketingShare: [['1.5', 'Input_IntegerRequired']],
  liquidityShare: [['-1', 'Input_IntegerRequired']],
  burnShare: [['1.5', 'Input_IntegerRequired']],
  marketingWallet: [[account, 'Token_MarketingWalletIsOwner']],
  liquidityReceiver: [['nobody', 'Input_AddressInvalid']],
  swapThreshold: [['1.1', 'Token_SwapThresholdOutOfRange']],
  rewardToken: [['0x', 'Input_AddressInvalid']],
  nft: [['', 'Input_Required']],
  perNftDividend: [['0', 'Token_PerNftDividendZero']],
  dividendTrigger: [['-', 'Input_NumberInvalid']],
  dividendThreshold: [['0.1', 'Token_DividendThresholdTooHigh']],
  dividendIntervalBlocks: [['0', 'Token_DividendIntervalOutOfRange']],
  rebates: [
    ['3 0 1', 'Token_RebateGap'],
    ['6', 'Token_RebateTooHigh'],
  ],
  bindIntervalBlocks: [['101', 'Token_BindIntervalTooLong']],
  killBlocks: [['11', 'Token_KillBlocksTooMany']],
  walletLimit: [['0.09', 'Token_WalletLimitTooLow']],
  swapLimit: [['0.09', 'Token_SwapLimitTooLow']],
  fissionCount: [['4', 'Token_FissionTooMany']],
  tokenAmount: [
    ['0', 'LaunchPad_AmountZero'],
    ['1000001', 'Input_AboveSupply'],
  ],
  quoteAmount: [['0', 'LaunchPad_AmountZero']],
  lockDays: [['0.001', 'LiquidityLocker_UnlockTooEarly']],
  firstBuy: [['a little', 'Input_NumberInvalid']],
}
