import { formatBps, formatDuration, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { readLocalInput } from '../../../form/local-time.ts'
import classes from '../../form/solana-form.module.css'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import own from './create.module.css'
import type { PresaleFormValues } from './presale-form-values.ts'
import { presaleLines } from './presale-lines.ts'
import type { PresaleForm } from './use-presale-form.ts'

const { lapseSeconds, exitClosedSeconds, exitFeeBps } = solanaPresaleLimits

/** Whether the times that are typed leave nobody a moment to leave in. */
function isExitless({ startAt, endAt }: Pick<PresaleFormValues, 'startAt' | 'endAt'>): boolean {
  const [start, end] = [readLocalInput(startAt), readLocalInput(endAt)]
  return start !== undefined && end !== undefined && end - start <= exitClosedSeconds
}

/** What buyers can rely on, and what not. */
function Promises({ snapshot }: Pick<PresaleForm, 'snapshot'>) {
  const hasExit = useStore(snapshot, ({ values }) => !isExitless(values))
  const closed = formatDuration(exitClosedSeconds)
  const promises = [
    m.solpresalemake_promise_refund(),
    m.solpresalemake_promise_lapse({ lapse: formatDuration(lapseSeconds) }),
    ...(hasExit ? [m.solpresalemake_promise_exit({ closed, fee: formatBps(exitFeeBps) })] : []),
    m.solpresalemake_promise_paced(),
  ]
  const warnings = [
    ...(hasExit ? [] : [m.solpresalepage_buy_exit_never({ closed })]),
    m.solpresalemake_promise_no_pool(),
  ]
  return (
    <>
      <ul className={`${classes.promises} ${own.promises}`}>
        {promises.map((promise) => (
          <li key={promise}>
            <IconCheck size={18} aria-hidden />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <ul className={`${classes.promises} ${own.promises}`} data-open>
        {warnings.map((warning) => (
          <li key={warning}>
            <IconInfoCircle size={18} aria-hidden />
            <span>{warning}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

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
      <Promises snapshot={snapshot} />
    </Panel>
  )
}
