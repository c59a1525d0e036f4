import { formatAmount, formatDuration, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { zeroAddress } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { explorerAddressUrl } from '../../shell/explorer-url.ts'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'
import classes from './side.module.css'
import { useIndexedSale } from './use-sale.ts'

/** Tokens of the pool for one unit of its currency, at its opening. */
function openingPrice({ sale }: SaleView, tokensListed: string, currencyListed: string): string {
  const { currency, token } = sale
  const listed = BigInt(currencyListed)
  if (listed === 0n) return '—'
  const units = (BigInt(tokensListed) * 10n ** BigInt(currency.decimals)) / listed
  const tokens = formatAmount(units, token.decimals, {
    symbol: token.symbol,
    maximumFractionDigits: 4,
  })
  return m.sale_buy_price({ currency: currency.symbol, tokens })
}

function Listing({ view }: { view: SaleView }) {
  const { data } = useIndexedSale(view.sale.address)
  const { money, tokens } = saleAmounts(view.sale)
  const listing = data?.listing
  if (!listing) return <p className={classes.quiet}>{m.sale_pool_pending()}</p>
  const isPrivate = view.sale.kind === 'private'
  const left = listing.unlockAt === null ? 0 : listing.unlockAt - view.now
  return (
    <KeyValueList>
      {!isPrivate && (
        <>
          <KeyValue label={m.sale_pool_price()}>
            {openingPrice(view, listing.tokensListed, listing.currencyListed)}
          </KeyValue>
          <KeyValue label={m.sale_pool_currency()}>
            {money(BigInt(listing.currencyListed))}
          </KeyValue>
          <KeyValue label={m.sale_pool_tokens()}>{tokens(BigInt(listing.tokensListed))}</KeyValue>
        </>
      )}
      {listing.unlockAt !== null && (
        <KeyValue
          label={left > 0 ? m.sale_pool_unlock() : m.sale_pool_unlock_over()}
          help={
            left > 0
              ? m.sale_pool_unlock_left({ time: formatDuration(left) })
              : m.sale_pool_unlock_over_help()
          }
        >
          <TimeText at={listing.unlockAt} />
        </KeyValue>
      )}
      <KeyValue label={m.sale_pool_owner_part()}>{money(BigInt(listing.ownerCurrency))}</KeyValue>
      {listing.tokensBurned !== '0' && (
        <KeyValue label={m.sale_pool_burned()}>{tokens(BigInt(listing.tokensBurned))}</KeyValue>
      )}
    </KeyValueList>
  )
}

/** What finishing made: the pool, its opening price, and the lock of its liquidity. */
export function PoolPanel({ view }: { view: SaleView }) {
  const { state } = view.sale
  if (view.status.label !== 'finished') return null
  return (
    <Panel title={m.sale_pool_title()}>
      <KeyValueList>
        {state.pair !== zeroAddress && (
          <KeyValue label={m.sale_pool_pair()}>
            <AddressText
              address={state.pair}
              explorer={explorerAddressUrl(activeChain, state.pair)}
            />
          </KeyValue>
        )}
        {state.lockId > 0n && (
          <KeyValue label={m.sale_pool_lock()}>
            {m.sale_pool_lock_number({ id: state.lockId.toString() })}
          </KeyValue>
        )}
        <KeyValue label={m.sale_pool_finished()}>
          <TimeText at={state.finalizedAt} />
        </KeyValue>
      </KeyValueList>
      {view.sale.kind === 'private' && <p className={classes.quiet}>{m.sale_pool_none()}</p>}
      <Listing view={view} />
    </Panel>
  )
}
