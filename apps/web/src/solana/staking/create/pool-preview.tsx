import { m } from '@slipway/messages'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useStore } from 'zustand'
import { EmissionPicture } from '../../../release/emission-picture.tsx'
import classes from '../../form/solana-form.module.css'
import { useFormChoice } from '../../form/use-form-choice.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import own from './create.module.css'
import { EarningsTable } from './earnings-table.tsx'
import type { JudgedPool } from './pool-judge.ts'
import { creatorTexts, exactOf, fixedTexts, poolLines } from './pool-lines.ts'
import type { PoolForm } from './use-pool-form.ts'

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={own.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ pool }: { pool: JudgedPool }) {
  const { reward, terms, now } = pool
  const { startAt, endAt, deadlineAt } = terms
  return (
    <>
      <KeyValueList>
        {poolLines(pool).map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            {value}
          </KeyValue>
        ))}
      </KeyValueList>
      <section>
        <h3>{m.stakemake_preview_emission()}</h3>
        <EmissionPicture
          rewards={amountOf(reward, terms.rewards)}
          startAt={startAt}
          endAt={endAt}
          deadlineAt={deadlineAt === endAt ? 0 : deadlineAt}
          now={now}
        />
      </section>
      <section>
        <h3>{m.stakemake_preview_apr()}</h3>
        <EarningsTable pool={pool} />
      </section>
    </>
  )
}

/** What the form will make: what its creator pays in, what stakers earn, and what both can rely on. */
export function PoolPreview({
  form,
  snapshot,
  assets,
}: Pick<PoolForm, 'form' | 'snapshot' | 'assets'>) {
  const pool = useStore(snapshot, ({ reading }) => (reading?.ok ? reading.draft : undefined))
  const hasLimit = useFormChoice(form, 'hasLimit')
  const [stake, reward] = [assets.stake.token, assets.reward.token]
  const names = { staked: stake ? symbolOf(stake) : '—', reward: reward ? symbolOf(reward) : '—' }
  return (
    <Panel title={m.stakemake_preview_title()} className={classes.preview}>
      <div className={classes.card}>
        <TokenAvatar symbol={names.staked} seed={stake?.mint ?? ''} size={48} />
        <div className={classes.cardName}>
          <strong>{m.stakelist_stake_for(names)}</strong>
          <span>{stake?.name || '—'}</span>
        </div>
        <p className={classes.cardSupply}>
          {pool ? exactOf(pool.reward, pool.terms.amount) : '—'}
          <small>{m.solpresalemake_preview_deposit()}</small>
        </p>
      </div>
      <div className={own.parts}>
        {pool ? (
          <Figures pool={pool} />
        ) : (
          <p className={own.muted}>{m.solstakemake_preview_empty()}</p>
        )}
        <Texts title={m.stakemake_preview_fixed()} texts={fixedTexts()} />
        <Texts title={m.solstakemake_preview_creator()} texts={creatorTexts(hasLimit)} />
      </div>
    </Panel>
  )
}
