import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import type { TemplateId } from '@slipway/sdk/platform/template-id'

type Args = Readonly<Record<string, bigint>>

/** A rule of the specification's section 5 at its boundary: the last value that is right, and the first that is wrong. */
export interface TaxedRule {
  readonly rule: string
  readonly templateId: TemplateId
  /** The field that the form marks. */
  readonly field: string
  /** Fields as typed, at the boundary. */
  readonly right: Readonly<Record<string, string>>
  /** Fields as typed, one step beyond. */
  readonly wrong: Readonly<Record<string, string>>
  /** What the wrong entry would be in the contract's units; none where the contract cannot even be given it. */
  readonly params?: Readonly<Record<string, unknown>>
  /** The error's name in the contract, its code in the SDK, the key of its text. */
  readonly reason: string
  readonly args: Args
}

const unit = 10n ** 18n
/** One thousand million tokens. */
const supply = 1_000_000_000n * unit

const tax = (
  name: string,
  [right, wrong]: readonly [string, string],
  max: bigint,
  reason: string,
): TaxedRule => ({
  rule: `${name} tax at most ${Number(max) / 100} %`,
  templateId: 2,
  field: `${name}TaxPercent`,
  right: { [`${name}TaxPercent`]: right },
  wrong: { [`${name}TaxPercent`]: wrong },
  params: { [`${name}TaxBps`]: max + 1n },
  reason,
  args: { bps: max + 1n, max },
})

const rebateFields = (percents: readonly string[]) =>
  Object.fromEntries(
    Array.from({ length: 7 }, (_, level) => [`rebates.${level}`, percents[level] ?? '']),
  )

const taxes = { buyTaxPercent: '12', sellTaxPercent: '12' }
const sevenLevels = ['4', '2', '1', '1', '1', '0.5']

export const taxedRules: readonly TaxedRule[] = [
  tax('buy', ['24.99', '25'], 2_499n, 'Token_BuyTaxTooHigh'),
  tax('sell', ['24.99', '25'], 2_499n, 'Token_SellTaxTooHigh'),
  tax('transfer', ['25', '25.01'], 2_500n, 'Token_TransferTaxTooHigh'),
  tax('addPool', ['50', '50.01'], 5_000n, 'Token_AddPoolTaxTooHigh'),
  tax('removePool', ['50', '50.01'], 5_000n, 'Token_RemovePoolTaxTooHigh'),
  {
    rule: 'shares of the tax make 100',
    templateId: 2,
    field: 'shares',
    right: { marketingShare: '70' },
    wrong: { marketingShare: '69' },
    params: { marketingShare: 69n },
    reason: 'Token_SharesNotWhole',
    args: { sum: 99n },
  },
  {
    rule: 'shares are whole numbers',
    templateId: 2,
    field: 'marketingShare',
    right: { marketingShare: '70' },
    wrong: { marketingShare: '70.5' },
    reason: 'Input_IntegerRequired',
    args: {},
  },
  {
    rule: 'a template that pays dividends has a share for them',
    templateId: 5,
    field: 'dividendShare',
    right: { dividendShare: '1', marketingShare: '69' },
    wrong: { dividendShare: '0', marketingShare: '70' },
    params: { dividendShare: 0n, marketingShare: 70n },
    reason: 'Token_DividendShareMissing',
    args: {},
  },
  {
    rule: 'kill blocks at most 10',
    templateId: 2,
    field: 'killBlocks',
    right: { killBlocks: '10' },
    wrong: { killBlocks: '11' },
    params: { killBlocks: 11n },
    reason: 'Token_KillBlocksTooMany',
    args: { blocks: 11n, max: 10n },
  },
  {
    rule: 'fission addresses at most 3',
    templateId: 2,
    field: 'fissionCount',
    right: { fissionCount: '3' },
    wrong: { fissionCount: '4' },
    params: { fissionCount: 4n },
    reason: 'Token_FissionTooMany',
    args: { count: 4n, max: 3n },
  },
  {
    rule: 'wallet limit at least 0.1 % of the supply',
    templateId: 2,
    field: 'walletLimit',
    right: { walletLimit: '0.1' },
    wrong: { walletLimit: '0.09' },
    params: { walletLimit: (supply * 9n) / 10_000n },
    reason: 'Token_WalletLimitTooLow',
    args: { amount: (supply * 9n) / 10_000n, min: supply / 1_000n },
  },
  {
    rule: 'swap limit at least 0.1 % of the supply',
    templateId: 2,
    field: 'swapLimit',
    right: { swapLimit: '0.1' },
    wrong: { swapLimit: '0.09' },
    params: { swapLimit: (supply * 9n) / 10_000n },
    reason: 'Token_SwapLimitTooLow',
    args: { amount: (supply * 9n) / 10_000n, min: supply / 1_000n },
  },
  {
    rule: 'swap threshold at most 1 % of the supply',
    templateId: 2,
    field: 'swapThreshold',
    right: { swapThreshold: '1' },
    wrong: { swapThreshold: '1.01' },
    params: { swapThreshold: (supply * 101n) / 10_000n },
    reason: 'Token_SwapThresholdOutOfRange',
    args: { amount: (supply * 101n) / 10_000n, max: supply / 100n },
  },
  {
    rule: 'dividend threshold below 0.1 % of the supply',
    templateId: 5,
    field: 'dividendThreshold',
    right: { dividendThreshold: '0.09' },
    wrong: { dividendThreshold: '0.1' },
    params: { dividendThreshold: supply / 1_000n },
    reason: 'Token_DividendThresholdTooHigh',
    args: { amount: supply / 1_000n, max: supply / 1_000n - 1n },
  },
  {
    rule: 'dividend interval 1 to 100 000 blocks',
    templateId: 5,
    field: 'dividendIntervalBlocks',
    right: { dividendIntervalBlocks: '100000' },
    wrong: { dividendIntervalBlocks: '100001' },
    params: { dividendIntervalBlocks: 100_001n },
    reason: 'Token_DividendIntervalOutOfRange',
    args: { blocks: 100_001n, max: 100_000n },
  },
  {
    rule: 'all levels of inviters at most 10 % together',
    templateId: 6,
    field: 'rebates',
    right: { ...taxes, ...rebateFields([...sevenLevels, '0.5']) },
    wrong: { ...taxes, ...rebateFields([...sevenLevels, '0.51']) },
    params: {
      buyTaxBps: 1_200n,
      sellTaxBps: 1_200n,
      rebateBps: [400n, 200n, 100n, 100n, 100n, 50n, 51n],
    },
    reason: 'Token_RebateTooHigh',
    args: { bps: 1_001n, max: 1_000n },
  },
  {
    rule: 'inviters are paid out of the tax',
    templateId: 6,
    field: 'rebates',
    right: { ...rebateFields(['5']) },
    wrong: { ...rebateFields(['5.01']) },
    params: { rebateBps: [501n, 0n, 0n, 0n, 0n, 0n, 0n] },
    reason: 'Token_RebateTooHigh',
    args: { bps: 501n, max: 500n },
  },
  {
    rule: 'no level of inviters is left out',
    templateId: 6,
    field: 'rebates.2',
    right: { ...rebateFields(['1', '1', '1']) },
    wrong: { ...rebateFields(['1', '0', '1']) },
    params: { rebateBps: [100n, 0n, 100n, 0n, 0n, 0n, 0n] },
    reason: 'Token_RebateGap',
    args: { level: 3n },
  },
  {
    rule: 'bind interval at most 100 blocks',
    templateId: 6,
    field: 'bindIntervalBlocks',
    right: { bindIntervalBlocks: '100' },
    wrong: { bindIntervalBlocks: '101' },
    params: { bindIntervalBlocks: 101n },
    reason: 'Token_BindIntervalTooLong',
    args: { blocks: 101n, max: 100n },
  },
  {
    rule: 'the dividend of an NFT is above 0',
    templateId: 8,
    field: 'perNftDividend',
    right: { perNftDividend: '0.000000000000000001' },
    wrong: { perNftDividend: '' },
    params: { perNftDividend: 0n },
    reason: 'Token_PerNftDividendZero',
    args: {},
  },
]

/** What the form holds beside the rule in question: a token that is right. */
export function rightTaxedFields(templateId: TemplateId): Readonly<Record<string, string>> {
  const paysDividends = [3, 4, 5, 7, 8, 9].includes(templateId)
  return {
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '1000000000',
    decimals: '18',
    marketingWallet: '0x000000000000000000000000000000000000bEEF',
    buyTaxPercent: '5',
    sellTaxPercent: '6.25',
    transferTaxPercent: '0',
    addPoolTaxPercent: '0',
    removePoolTaxPercent: '0',
    burnShare: '10',
    liquidityShare: '20',
    marketingShare: paysDividends ? '30' : '70',
    ...(paysDividends && { dividendShare: '40', dividendIntervalBlocks: '20' }),
    ...(templateId === 5 && { dividendThreshold: '0.01' }),
    killBlocks: '0',
    fissionCount: '0',
    walletLimit: '10',
    swapLimit: '5',
    swapThreshold: '0.01',
    ...(templateId === 6 && { bindIntervalBlocks: '3', ...rebateFields(['2']) }),
    ...(templateId === 8 && {
      nft: localCollectionAddress,
      perNftDividend: '0.1',
      dividendTrigger: '0.1',
    }),
  }
}
