import type { BenchRow } from '../bench-row.ts'
import { gasRow, readSnapshot, readValue } from './snapshot.ts'

const taxedTransferGas = 44_000
const dividendTransferGas = 60_000
const swapBackGas = 190_000
const dividendSellGas = 260_000
/** Trades of a taxed token beside those of a plain one on the same exchange. */
const tradeFactor = 1.15
/** EIP-170. */
const maxRuntimeBytes = 24_576

const holderTemplates = ['RewardDividendToken', 'NativeDividendToken', 'SelfDividendToken'] as const
const plainTransferTemplates = [
  'TaxedToken',
  'LiquidityDividendToken',
  'ReferralToken',
  'NftDividendToken',
  'ReferralLiquidityDividendToken',
] as const

/** Trades of template 2 with every switch on, old holders. */
function tradeRows(): BenchRow[] {
  const [taxed, plain] = [readSnapshot('token/TaxedToken'), readSnapshot('token/PlainTrades')]
  const most = (key: string) => Math.floor(readValue(plain, key) * tradeFactor)
  return [
    gasRow('TaxedToken: buy', readValue(taxed, 'buy, old holder'), most('buy, old holder')),
    gasRow('TaxedToken: sell', readValue(taxed, 'sell, no swap-back'), most('sell')),
    ...['sale', 'liquidity'].map((step) =>
      gasRow(
        `TaxedToken: sell with swap-back, ${step}`,
        readValue(taxed, `sell with swap-back, ${step}`),
        swapBackGas,
      ),
    ),
  ]
}

/** Moves and the dearest sell of the templates that pay dividends. */
function dividendRows(): BenchRow[] {
  const rows = holderTemplates.flatMap((name) => {
    const snapshot = readSnapshot(`token/${name}`)
    return [
      ...[
        'transfer after payouts',
        'transfer while dividends stream',
        'transfer, 10 000 holders',
      ].map((key) => gasRow(`${name}: ${key}`, readValue(snapshot, key), dividendTransferGas)),
      gasRow(
        `${name}: sell, swap and distribute, dearest step`,
        readValue(snapshot, 'sell with swap-back and dividends, dearest step'),
        dividendSellGas,
      ),
    ]
  })
  const nft = 'sell with swap-back and payout, dearest step'
  return [
    ...rows,
    gasRow(
      `NftDividendToken: ${nft}`,
      readValue(readSnapshot('token/NftDividendToken'), nft),
      dividendSellGas,
    ),
  ]
}

/** Rows of templates 2 to 9 with the targets of the quality page. */
export function templateRows(): BenchRow[] {
  return [
    ...plainTransferTemplates.map((name) =>
      gasRow(
        `${name}: transfer, wallet to wallet`,
        readValue(readSnapshot(`token/${name}`), 'transfer, wallet to wallet'),
        taxedTransferGas,
      ),
    ),
    ...tradeRows(),
    ...dividendRows(),
    ...[...plainTransferTemplates, ...holderTemplates].map((name) =>
      gasRow(
        `${name}: runtime size`,
        readValue(readSnapshot(`token/${name}`), 'runtime bytes'),
        maxRuntimeBytes,
        'bytes',
      ),
    ),
  ]
}
