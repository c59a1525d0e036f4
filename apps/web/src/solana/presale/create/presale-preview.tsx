import { formatBps, formatDuration, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useStore } from 'zustand'
import classes from '../../form/solana-form.module.css'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import own from './create.module.css'
import { presaleLines } from './presale-lines.ts'
import type { PresaleForm } from './use-presale-form.ts'

const { lapseSeconds, exitClosedSeconds, exitFeeBps } = solanaPresaleLimits

/** What buyers can rely on, whatever is typed. */
const promises = [
  () => m.solpresalemake_promise_refund(),
  () => m.solpresalemake_promise_lapse({ lapse: formatDuration(lapseSeconds) }),
  () =>
    m.solpresalemake_promise_exit({
      ...{ closed: formatDuration(exitClosedSeconds), fee: formatBps(exitFeeBps) },
    }),
  () => m.solpresalemake_promise_paced(),
] as const

/** What the form will make: its terms as buyers read them, and what they can rely on. */
export function PresalePreview({ snapshot, asset }: Pick<PresaleForm, 'snapshot' | 'asset'>) {
  const reading = useStore(snapshot, (state) => state.reading)
  const { token } = asset
  const draft = reading?.ok ? reading.draft : undefined
  const symbol = token ? symbolOf(token) : ''
  return (
    <Panel title={m.presale_preview_title()} className={classes.preview}>
      <div className={classes.card}>
        <TokenAvatar symbol={symbol} seed={token?.mint ?? ''} size={48} />
        <div className={classes.cardName}>
          <strong>{token?.name || symbol || '—'}</strong>
          <span>{symbol || '—'}</span>
        </div>
        <p className={classes.cardSupply}>
          {draft ? amountOf(draft.token, draft.terms.amount) : '—'}
          <small>{m.solpresalemake_preview_deposit()}</small>
        </p>
      </div>
      {draft ? (
        <KeyValueList>
          {presaleLines(draft).map(({ label, value }) => (
            <KeyValue key={label} label={label}>
              {value}
            </KeyValue>
          ))}
        </KeyValueList>
      ) : (
        <p className={own.muted}>{m.solpresalemake_preview_empty()}</p>
      )}
      <ul className={`${classes.promises} ${own.promises}`}>
        {promises.map((promise) => (
          <li key={promise()}>
            <IconCheck size={18} aria-hidden />
            <span>{promise()}</span>
          </li>
        ))}
      </ul>
      <ul className={`${classes.promises} ${own.promises}`} data-open>
        <li>
          <IconInfoCircle size={18} aria-hidden />
          <span>{m.solpresalemake_promise_no_pool()}</span>
        </li>
      </ul>
    </Panel>
  )
}
