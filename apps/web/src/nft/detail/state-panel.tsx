import { formatInteger, formatTime, m } from '@slipway/messages'
import { countOwnerMints, nextPhaseAt } from '@slipway/sdk/nft/nft-phase'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { moneyText } from '../shared/money-text.ts'
import type { NftView } from './nft-view.ts'
import classes from './state-panel.module.css'

/** What the clock brings next. */
function Wait({ view }: { view: NftView }) {
  const { sale, phase, now } = view
  const until = nextPhaseAt(sale, now)
  if (until === undefined || phase === 'finished' || phase === 'owner') return null
  const { listStart, publicStart } = sale.terms
  const label =
    until === listStart
      ? m.nftpage_wait_list()
      : until === publicStart
        ? m.nftpage_wait_public()
        : m.nftpage_wait_end()
  return (
    <p className={classes.wait}>
      <span>{label}</span>
      <strong>
        <TimeLeft until={until} />
      </strong>
    </p>
  )
}

function Price({ view }: { view: NftView }) {
  const { sale, phase } = view
  if (sale.terms.mintMethod === 'owner')
    return (
      <p className={classes.price}>
        {phase === 'finished' ? m.nftpage_price_note_over() : m.nftpage_price_note_owner()}
      </p>
    )
  const isList = phase === 'list'
  const fee = isList ? sale.terms.listFee : sale.terms.mintFee
  return (
    <p className={classes.price}>
      <strong>{fee === 0n ? m.nftpage_price_free() : moneyText(sale)(fee)}</strong>
      <span>{isList ? m.nftpage_price_list() : m.nftpage_price_public()}</span>
    </p>
  )
}

function Moments({ view }: { view: NftView }) {
  const { terms } = view.sale
  if (terms.mintMethod === 'owner') return null
  const money = moneyText(view.sale)
  const moments = [
    { at: terms.listStart, label: m.nftpage_moment_list(), price: money(terms.listFee) },
    { at: terms.publicStart, label: m.nftpage_moment_public(), price: money(terms.mintFee) },
    { at: terms.endTime, label: m.nftpage_moment_end(), price: undefined },
  ].filter(({ at }) => at > 0)
  return (
    <ol className={classes.moments} aria-label={m.nftpage_moments()}>
      {moments.map(({ at, label, price }) => (
        <li key={label} data-past={at <= view.now || undefined}>
          <strong>{label}</strong>
          <time dateTime={new Date(at * 1000).toISOString()}>{formatTime(at)}</time>
          {price && <span>{price}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Where a sale stands: its price now, what the clock brings next, how many are minted. */
export function StatePanel({ view }: { view: NftView }) {
  const { sale, phase, now } = view
  const { terms, state } = sale
  const { total } = terms
  const ownerLeft = countOwnerMints(sale, now)
  // What was not minted in time never will be, but for the owner's share.
  const left = phase === 'finished' ? ownerLeft : total - state.minted
  return (
    <Panel>
      <div className={classes.top}>
        <Price view={view} />
        <Wait view={view} />
      </div>
      <ProgressBar label={m.nftpage_minted_label()} value={state.minted / total}>
        {m.nftpage_minted_of({
          minted: formatInteger(state.minted),
          total: formatInteger(total),
          left: formatInteger(left),
        })}
      </ProgressBar>
      <dl className={classes.figures}>
        {terms.mintMethod === 'public' && (
          <div>
            <dt>{m.nftpage_users()}</dt>
            <dd>{formatInteger(state.userCount)}</dd>
          </div>
        )}
        <div>
          <dt>{m.nftpage_owner_left()}</dt>
          <dd>{formatInteger(ownerLeft)}</dd>
        </div>
      </dl>
      <Moments view={view} />
    </Panel>
  )
}
