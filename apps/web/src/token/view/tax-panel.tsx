import { formatBps, formatTime, m } from '@slipway/messages'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import { tokenApi } from '../../shell/token-api.ts'
import { calculateSaleSplit } from '../console/calculate-sale-split.ts'
import { SalePicture } from '../console/sale-picture.tsx'
import classes from './token-view.module.css'

const rates = [
  { key: 'buyBps', label: m.console_tax_buy, max: tokenLimits.buyTaxMaxBps },
  { key: 'sellBps', label: m.console_tax_sell, max: tokenLimits.sellTaxMaxBps },
  { key: 'transferBps', label: m.console_tax_transfer, max: tokenLimits.transferTaxMaxBps },
] as const

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
  const points = [...(data?.items ?? [])].reverse()
  if (points.length < 2) return null
  return (
    <div className={classes.chart}>
      <h3>{m.console_view_tax_chart()}</h3>
      <LineChart
        label={m.console_view_tax_chart()}
        times={points.map(({ createdAt }) => createdAt)}
        values={points.map(({ taxes }) => taxes.buyBps / 100)}
        formatValue={(percent) => formatBps(Math.round(percent * 100))}
        formatDate={(at) => formatTime(at)}
        columns={[m.console_view_tax_time(), m.console_tax_buy()]}
        height={160}
      />
    </div>
  )
}

/** What trades pay now, the most that they could ever pay, and where it goes. */
export default function TaxPanel({ token, taxed }: { token: Token; taxed: TaxedState }) {
  const { taxes, shares } = taxed
  const isFixed = !taxed.switches.taxChange
  const rebates = (token.referral?.rebateBps ?? []).reduce((sum, bps) => sum + bps, 0)
  const split = calculateSaleSplit(
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
        <StatRow>
          {rates.map(({ key, label, max }) => (
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
        {taxes.sellBps > 0 && <SalePicture split={split} symbol={token.symbol} />}
        <TaxHistory token={token} />
      </div>
    </Panel>
  )
}
