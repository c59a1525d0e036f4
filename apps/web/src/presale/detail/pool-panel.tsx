import { formatAmount, formatLength, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import classes from './side.module.css'
import { useIndexedPresale } from './use-presale.ts'

/** Tokens of the pool for one unit of its currency, at its opening. */
function openingPrice(
  { presale }: PresaleView,
  tokensListed: string,
  currencyListed: string,
): string {
  const { currency, token } = presale
  const listed = BigInt(currencyListed)
  if (listed === 0n) return '—'
  const units = (BigInt(tokensListed) * 10n ** BigInt(currency.decimals)) / listed
  const tokens = formatAmount(units, token.decimals, {
    symbol: token.symbol,
    maximumFractionDigits: 6,
  })
  return m.presale_buy_price({ currency: currency.symbol, tokens })
}

function Listing({ view }: { view: PresaleView }) {
  const { data } = useIndexedPresale(view.presale.address)
  const { money, tokens } = presaleAmounts(view.presale)
  const listing = data?.listing
  if (!listing) return <p className={classes.quiet}>{m.presale_pool_pending()}</p>
  const isPrivate = view.presale.kind === 'private'
  const left = listing.unlockAt === null ? 0 : listing.unlockAt - view.now
  return (
    <KeyValueList>
      {!isPrivate && (
        <>
          <KeyValue label={m.presale_pool_price()}>
            {openingPrice(view, listing.tokensListed, listing.currencyListed)}
          </KeyValue>
          <KeyValue label={m.presale_pool_currency()}>
            {money(BigInt(listing.currencyListed))}
          </KeyValue>
          <KeyValue label={m.presale_pool_tokens()}>
            {tokens(BigInt(listing.tokensListed))}
          </KeyValue>
        </>
      )}
      {listing.unlockAt !== null && (
        <KeyValue
          label={left > 0 ? m.presale_pool_unlock() : m.presale_pool_unlock_over()}
          help={
            left > 0
              ? m.presale_pool_unlock_left({ time: formatLength(left) })
              : m.presale_pool_unlock_over_help()
          }
        >
          <TimeText at={listing.unlockAt} />
        </KeyValue>
      )}
      <KeyValue label={m.presale_pool_owner_part()}>
        {money(BigInt(listing.ownerCurrency))}
      </KeyValue>
      {listing.tokensBurned !== '0' && (
        <KeyValue label={m.presale_pool_burned()}>{tokens(BigInt(listing.tokensBurned))}</KeyValue>
      )}
    </KeyValueList>
  )
}

/** What finishing made: the pool, its opening price, and the lock of its liquidity. */
export function PoolPanel({ view }: { view: PresaleView }) {
  const { state } = view.presale
  if (view.status.label !== 'finished') return null
  return (
    <Panel
      title={view.presale.kind === 'private' ? m.presale_status_finished() : m.presale_pool_title()}
    >
      <KeyValueList>
        {state.pair !== zeroAddress && (
          <KeyValue label={m.presale_pool_pair()}>
            <AddressText
              address={state.pair}
              explorer={explorerAddressUrl(activeChain, state.pair)}
            />
          </KeyValue>
        )}
        {state.lockId > 0n && (
          <KeyValue label={m.presale_pool_lock()}>
            {m.presale_pool_lock_number({ id: state.lockId.toString() })}
          </KeyValue>
        )}
        <KeyValue label={m.presale_pool_finished()}>
          <TimeText at={state.finalizedAt} />
        </KeyValue>
      </KeyValueList>
      {view.presale.kind === 'private' && <p className={classes.quiet}>{m.presale_pool_none()}</p>}
      <Listing view={view} />
    </Panel>
  )
}
