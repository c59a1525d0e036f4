import { Skeleton } from '@mantine/core'
import { formatAmount, formatBps, m } from '@slipway/messages'
import { Donut } from '@slipway/ui/donut'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { tokenContracts } from '../shared/token-contracts.ts'
import classes from './create.module.css'
import type { CreateFormState } from './use-create-form-state.ts'

// With the schema's reader, which a draft had to pass: the untouched form needs neither.
const DraftForecast = lazyPart(() => import('./draft-forecast.tsx'))
const PredictedAddress = lazyPart(() => import('./predicted-address.tsx'))
const MintForecast = lazyPart(() => import('../shared/mint-forecast.tsx'))

/** Characters of a supply that still fit the card at full size. */
const LONG_SUPPLY = 18

function Card({ state }: { state: CreateFormState }) {
  const { values, reading } = useStore(state.snapshot)
  const { seed } = state
  const supply = reading?.ok
    ? formatAmount(reading.draft.totalSupply, reading.draft.decimals)
    : null
  return (
    <div className={classes.card}>
      <TokenAvatar symbol={values.symbol} seed={seed} size={48} />
      <div className={classes.cardName}>
        <strong>{values.name || m.token_preview_unnamed()}</strong>
        <span>{values.symbol || '—'}</span>
      </div>
      <p
        className={classes.cardSupply}
        data-long={(supply?.length ?? 0) > LONG_SUPPLY || undefined}
      >
        {supply ?? '—'}
        <small>{values.symbol}</small>
      </p>
    </div>
  )
}

/** What the form will make: the token's card, who holds it, what it can become, where it will be. */
export function TokenPreview({
  state,
  account,
}: {
  state: CreateFormState
  account: Address | undefined
}) {
  const { values, reading } = useStore(state.snapshot)
  const isOwn = values.receiverKind === 'own'
  const share = isOwn ? m.token_preview_share_own() : m.token_preview_share_other()
  const draft = reading?.ok ? reading.draft : null
  return (
    <Panel title={m.token_preview_title()} className={classes.preview}>
      <div className={classes.previewParts}>
        <Card state={state} />
        <section>
          <h3>{m.token_preview_address()}</h3>
          {draft && account && tokenContracts ? (
            <LatePart pending={<Skeleton height={24} width="70%" />}>
              <PredictedAddress
                contracts={tokenContracts}
                draft={draft}
                account={account}
                seed={state.seed}
              />
            </LatePart>
          ) : (
            <p className={classes.muted}>{m.token_preview_address_waiting()}</p>
          )}
        </section>
        <section>
          <h3>{m.token_preview_distribution()}</h3>
          <Donut
            label={m.token_preview_distribution()}
            slices={[{ label: share, value: 1, shown: formatBps(10_000) }]}
          >
            {draft && formatAmount(draft.totalSupply, draft.decimals, { notation: 'compact' })}
          </Donut>
        </section>
        <section>
          <h3>{m.token_preview_mint_title()}</h3>
          {draft?.mintable ? (
            <LatePart pending={<Skeleton height={140} />}>
              <MintForecast
                terms={{
                  supply: draft.totalSupply,
                  cooldownSeconds: draft.mintCooldownSeconds,
                  maxBps: draft.mintMaxBps,
                }}
                decimals={draft.decimals}
                symbol={draft.symbol}
              />
            </LatePart>
          ) : (
            <p className={classes.muted}>{m.token_preview_mint_none()}</p>
          )}
        </section>
        {draft && (
          <LatePart>
            <DraftForecast draft={draft} />
          </LatePart>
        )}
      </div>
    </Panel>
  )
}
