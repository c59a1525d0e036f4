import { formatBps, formatTime, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { tokenApi } from '../../core/token-api.ts'
import { shortTime } from '../../form/short-time.ts'
import { UnlistedExchange } from '../../venues/unlisted-exchange.tsx'
import { calculateSellSplit } from '../console/calculate-sell-split.ts'
import { SellPicture } from '../console/sell-picture.tsx'
import classes from './token-view.module.css'

const rates = [
  { key: 'buyBps', label: m.console_tax_buy, max: tokenLimits.buyTaxMaxBps },
  { key: 'sellBps', label: m.console_tax_sell, max: tokenLimits.sellTaxMaxBps },
  { key: 'transferBps', label: m.console_tax_transfer, max: tokenLimits.transferTaxMaxBps },
] as const

/** Taxes of a pool that count only above those of trades, which its liquidity pays otherwise. */
const poolRates = [
  {
    key: 'addPoolBps',
    least: 'sellBps',
    label: m.console_tax_add_pool,
    max: tokenLimits.addPoolTaxMaxBps,
  },
  {
    key: 'removePoolBps',
    least: 'buyBps',
    label: m.console_tax_remove_pool,
    max: tokenLimits.removePoolTaxMaxBps,
  },
] as const

const percentText = (percent: number) => formatBps(Math.round(percent * 100))

/** The buy tax from change to change, oldest first, and as it stands now; the last change of a second counts. */
function toHistory(items: readonly { createdAt: number; taxes: { buyBps: number } }[]) {
  const byTime = new Map(
    [...items].reverse().map(({ createdAt, taxes }) => [createdAt, taxes.buyBps / 100]),
  )
  const [newest] = items
  // A chain's clock may be ahead of this one.
  const now = Math.max(Math.floor(Date.now() / 1_000), (newest?.createdAt ?? 0) + 1)
  if (newest) byTime.set(now, newest.taxes.buyBps / 100)
  return { times: [...byTime.keys()], values: [...byTime.values()] }
}

/** Taxes as they changed, from the index; nothing is drawn before there were two of them. */
function TaxHistory({ token }: { token: Token }) {
  const { data } = useQuery({
    queryKey: ['token', activeChain.chainId, 'index', token.address, 'taxes'],
    queryFn: ({ signal }) =>
      tokenApi.listTokenTaxes(
        { chain: activeChain.shortname, address: token.address },
        { limit: 50 },
        { signal },
      ),
  })
  // Held still between renders: a chart is drawn anew when it gets other values.
  const history = useMemo(() => toHistory(data?.items ?? []), [data])
  if (history.times.length < 3) return null
  return (
    <div className={classes.chart}>
      <h3>{m.console_view_tax_chart()}</h3>
      <LineChart
        label={m.console_view_tax_chart()}
        times={history.times}
        values={history.values}
        formatValue={percentText}
        formatDate={formatTime}
        formatTick={shortTime}
        isStepped
        columns={[m.console_view_tax_time(), m.console_tax_buy()]}
        height={160}
      />
    </div>
  )
}

/** What trades pay now, the most that they could ever pay, and where it goes. */
export default function TaxPanel({ token, taxed }: { token: Token; taxed: TaxedState }) {
  const { taxes, shares, wallets } = taxed
  const isFixed = !taxed.switches.taxChange
  const rebates = (token.referral?.rebateBps ?? []).reduce((sum, bps) => sum + bps, 0)
  const shown = [...rates, ...poolRates.filter(({ key, least }) => taxes[key] > taxes[least])]
  const split = calculateSellSplit(
    BigInt(taxes.sellBps),
    {
      burn: BigInt(shares.burn),
      liquidity: BigInt(shares.liquidity),
      marketing: BigInt(shares.marketing),
      dividend: BigInt(shares.dividend),
    },
    BigInt(rebates),
  )
  return (
    <Panel title={m.console_view_taxes()} description={m.console_view_taxes_text()}>
      <div className={classes.stack}>
        <UnlistedExchange router={wallets.router} />
        <StatRow>
          {shown.map(({ key, label, max }) => (
            <Stat
              key={key}
              label={label()}
              value={formatBps(taxes[key])}
              note={
                isFixed
                  ? m.console_view_tax_fixed()
                  : m.console_view_tax_cap({ max: formatBps(max) })
              }
            />
          ))}
        </StatRow>
        {taxes.sellBps > 0 && <SellPicture split={split} symbol={token.symbol} />}
        <TaxHistory token={token} />
      </div>
    </Panel>
  )
}
