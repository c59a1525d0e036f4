import type { SlotOffer } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { formatUnits } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { priceText } from './slot-labels.ts'
import classes from './slots.module.css'
import { useSlotPrices } from './use-slot-offers.ts'

const { symbol, decimals } = activeChain.nativeCurrency
const SHOWN_ROWS = 10

/** What slots of the same presale went for: the picture over time and the newest in figures. */
export function SlotPrices({ offer }: { offer: Pick<SlotOffer, 'saleId' | 'status'> }) {
  const { data } = useSlotPrices(offer.saleId)
  const sold = data?.items ?? []
  // A slot that was sold just now is not in the index yet: nobody says then that none was.
  if (!data || (sold.length === 0 && offer.status === 'sold')) return null
  const rising = [...sold].reverse()
  return (
    <Panel title={m.whitelist_prices()}>
      {sold.length === 0 && <p className={classes.advantage}>{m.whitelist_prices_none()}</p>}
      {sold.length > 1 && (
        <LineChart
          label={m.whitelist_prices_chart({ currency: symbol })}
          times={rising.map(({ soldAt }) => soldAt)}
          // A point of a picture, not an amount that is paid.
          values={rising.map(({ priceWei }) => Number(formatUnits(BigInt(priceWei), decimals)))}
          formatValue={(value) => `${value} ${symbol}`}
          formatDate={(time) => formatTime(time)}
          columns={[m.whitelist_prices_time(), m.whitelist_price()]}
          height={180}
        />
      )}
      {sold.length > 0 && (
        <table className={classes.prices}>
          <thead>
            <tr>
              <th scope="col">{m.whitelist_prices_time()}</th>
              <th scope="col">{m.whitelist_prices_tier()}</th>
              <th scope="col">{m.whitelist_price()}</th>
            </tr>
          </thead>
          <tbody>
            {sold.slice(0, SHOWN_ROWS).map((row) => (
              <tr key={row.saleId}>
                <td>{formatTime(row.soldAt)}</td>
                <td>{m.whitelist_tier({ level: row.level })}</td>
                <td>{priceText(row.priceWei)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
