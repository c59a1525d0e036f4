import { formatAmount, formatBps, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { IconCheck } from '@tabler/icons-react'
import { useStore } from 'zustand'
import classes from '../form/solana-form.module.css'
import { useFormChoice } from '../form/use-form-choice.ts'
import type { SolanaForm } from './use-solana-form.ts'

/** What the form will make: the token as a wallet lists it, and what its buyers can rely on. */
export function SolanaPreview({ form, snapshot }: Pick<SolanaForm, 'form' | 'snapshot'>) {
  const { values, reading } = useStore(snapshot)
  const logo = useFormChoice(form, 'logo')
  const mintable = useFormChoice(form, 'mintable')
  const freezable = useFormChoice(form, 'freezable')
  const draft = reading?.ok ? reading.draft : null
  const promises = [
    ...(mintable ? [] : [m.solana_promise_supply()]),
    ...(freezable ? [] : [m.solana_promise_freeze()]),
    ...(draft && draft.transferFeeBps > 0
      ? [m.solana_promise_tax({ tax: formatBps(draft.transferFeeBps) })]
      : []),
    ...(values.kind === 'standard' ? [m.solana_promise_no_tax()] : []),
  ]
  return (
    <Panel title={m.token_preview_title()} className={classes.preview}>
      <div className={classes.card}>
        {logo ? (
          <img src={logo.url} alt="" width={48} height={48} />
        ) : (
          <TokenAvatar symbol={values.symbol} seed={values.symbol} size={48} />
        )}
        <div className={classes.cardName}>
          <strong>{values.name || m.token_preview_unnamed()}</strong>
          <span>{values.symbol || '—'}</span>
        </div>
        <p className={classes.cardSupply}>
          {draft ? formatAmount(draft.totalSupply, draft.decimals) : '—'}
          <small>{values.symbol}</small>
        </p>
      </div>
      <ul className={classes.promises}>
        {promises.map((text) => (
          <li key={text}>
            <IconCheck size={18} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
