import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { kindName } from '../shared/kind-name.ts'
import { usePresaleForm } from './presale-form-context.ts'
import classes from './preview.module.css'

// With the schema's reader, which a draft had to pass: the untouched form needs neither.
const PresaleForecast = lazyPart(() => import('./presale-forecast.tsx'))

function Card() {
  const { kind, snapshot, token } = usePresaleForm()
  const { name, logoUrl, tokenSymbol } = useStore(snapshot, ({ values }) => values)
  const seed = token.state === 'known' ? token.facts.address : tokenSymbol
  return (
    <div className={classes.card}>
      {logoUrl === '' ? (
        <TokenAvatar symbol={tokenSymbol} seed={seed} size={52} />
      ) : (
        <img src={logoUrl} alt="" width={52} height={52} />
      )}
      <div className={classes.names}>
        <strong>{name || m.presale_preview_unnamed()}</strong>
        <span>
          {tokenSymbol || '—'} · {kindName(kind)}
        </span>
      </div>
    </div>
  )
}

/** What the form will make, for the owner and for those who buy; drawn anew at each pause in typing. */
export function PresalePreview() {
  const { snapshot, token, currency } = usePresaleForm()
  const draft = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  return (
    <Panel title={m.presale_preview_title()} className={classes.root}>
      <div className={classes.parts}>
        <Card />
        {draft && token.state === 'known' ? (
          <LatePart pending={<div className={classes.pending} />}>
            <PresaleForecast draft={draft} token={token.facts} currency={currency} />
          </LatePart>
        ) : (
          <p className={classes.muted}>{m.presale_preview_empty()}</p>
        )}
      </div>
    </Panel>
  )
}
