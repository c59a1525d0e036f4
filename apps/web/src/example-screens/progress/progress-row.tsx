import { formatAmount, m } from '@slipway/messages'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { PresaleNext } from '../../presale/list/presale-next.tsx'
import { PresaleProgress } from '../../presale/list/presale-progress.tsx'
import type { PresaleRow } from '../../presale/list/presale-row.ts'
import { presaleKinds } from '../../presale/shared/presale-labels.ts'
import { PresaleLink } from '../../presale/shared/presale-link.tsx'
import { PresaleMark } from '../../presale/shared/presale-mark.tsx'
import { PresaleStatusBadge } from '../../presale/shared/presale-status-badge.tsx'
import { usePresaleChain } from '../../presale/shared/use-presale-chain.ts'
import {
  type PresaleCurrency,
  usePresaleCurrency,
} from '../../presale/shared/use-presale-currency.ts'
import classes from './progress.module.css'

/** How a presale stands to its soft cap. */
type SoftCapForecast =
  | { readonly kind: 'reached' }
  /** Missing while it can still come in, in base units of the currency. */
  | { readonly kind: 'missing'; readonly units: bigint }
  /** Nothing comes in any more, and it was not reached. */
  | { readonly kind: 'missed' }
  /** Canceled for another reason: what refunds left in it says nothing. */
  | { readonly kind: 'unknown' }

type Money = Pick<PresaleRow, 'total' | 'softCap' | 'status'>

/** What stands between a presale and its soft cap, below which everybody is paid back. */
export function softCapForecast({ total, softCap, status }: Money): SoftCapForecast {
  if (status.label === 'canceled')
    return { kind: status.reason === 'softCapMissed' ? 'missed' : 'unknown' }
  if (total >= softCap) return { kind: 'reached' }
  const isOpen = status.label === 'coming' || status.label === 'running'
  return isOpen ? { kind: 'missing', units: softCap - total } : { kind: 'missed' }
}

function softCapText(row: PresaleRow, currency: PresaleCurrency | undefined): string | undefined {
  const { symbol, decimals } = currency ?? { symbol: '', decimals: 18 }
  const amount = (units: bigint) =>
    formatAmount(units, decimals, { symbol, maximumFractionDigits: 4 })
  const forecast = softCapForecast(row)
  if (forecast.kind === 'unknown') return undefined
  if (forecast.kind === 'missing')
    return m.template_progress_soft_missing({ amount: amount(forecast.units) })
  const cap = amount(row.softCap)
  return forecast.kind === 'reached'
    ? m.template_progress_soft_reached({ cap })
    : m.template_progress_soft_missed({ cap })
}

/** One presale as a line: what it is, how far it is, what its soft cap says, and what it waits for. */
export function ProgressRow({ row }: { row: PresaleRow }) {
  const chain = usePresaleChain(row.chainId)
  const currency = usePresaleCurrency(chain, row.currency)
  const softCap = softCapText(row, currency)
  const place =
    chain && chain !== activeChain ? m.presale_list_on_chain({ chain: chain.name }) : undefined
  return (
    <li className={classes.row}>
      <div className={classes.subject}>
        <PresaleMark logo={row.logo} symbol={row.symbol} seed={row.address} size={40} />
        <div className={classes.names}>
          <BadgedName chainId={row.chainId} address={row.address}>
            <PresaleLink presale={row} network={chain?.shortname}>
              {row.name}
            </PresaleLink>
          </BadgedName>
          <small>
            {[row.symbol, presaleKinds[row.kind].short(), place].filter(Boolean).join(' · ')}
          </small>
          <PresaleStatusBadge status={row.status} />
        </div>
      </div>
      <PresaleProgress row={row} currency={currency} />
      <div className={classes.forecast}>
        {softCap && <p>{softCap}</p>}
        <PresaleNext row={row} />
      </div>
    </li>
  )
}
