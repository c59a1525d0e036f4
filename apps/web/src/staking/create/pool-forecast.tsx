import { formatAmount, m } from '@slipway/messages'
import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import { calculatePoolCost } from '@slipway/sdk/staking/pool-math'
import { AddressText } from '@slipway/ui/address-text'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { FeeRows } from '../../creation-fee/creation-fee.tsx'
import { EmissionPicture } from '../../release/emission-picture.tsx'
import { AprTable } from './apr-table.tsx'
import { usePoolForm } from './pool-form-context.ts'
import { adminTexts, fixedTexts } from './pool-promises.ts'
import { PoolReport } from './pool-report.tsx'
import type { RewardFacts, StakedFacts } from './pool-tokens.ts'
import classes from './preview.module.css'
import { tokenUnit } from './token-labels.ts'
import { usePoolFee } from './use-pool-fee.ts'

interface PoolForecastProps {
  staked: StakedFacts
  reward: RewardFacts
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What leaves the wallet when the pool is made. */
function Payment({ draft, reward }: { draft: PoolDraft; reward: RewardFacts }) {
  const { getNow } = usePoolForm()
  const { data: fee } = usePoolFee(draft.kind)
  const { rewards, rebates, total } = calculatePoolCost(draft, BigInt(getNow()))
  const shown = (units: bigint) =>
    formatAmount(units, reward.decimals, { symbol: tokenUnit(reward), maximumFractionDigits: 6 })
  return (
    <section>
      <h3>{m.stakemake_preview_pays()}</h3>
      <dl className={classes.rows}>
        <Row label={m.stakemake_pays_rewards()}>{shown(rewards)}</Row>
        {rebates > 0n && (
          <>
            <Row label={m.stakemake_pays_rebates()}>{shown(rebates)}</Row>
            <Row label={m.lock_list_total()}>{shown(total)}</Row>
          </>
        )}
        {fee ? <FeeRows fee={fee} /> : <Row label={m.vip_fee()}>…</Row>}
        <Row label={m.stakemake_field_admin()}>
          <AddressText address={draft.admin} />
        </Row>
      </dl>
    </section>
  )
}

function Promises({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The pool in figures and words, and what the network says about it. */
export default function PoolForecast({ staked, reward }: PoolForecastProps) {
  const { snapshot, getNow } = usePoolForm()
  const draft = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  const values = useStore(snapshot, (state) => state.values)
  return (
    <div className={classes.parts}>
      {draft ? (
        <>
          <PoolReport draft={draft} staked={staked} />
          <Payment draft={draft} reward={reward} />
          <section>
            <h3>{m.stakemake_preview_emission()}</h3>
            <EmissionPicture
              rewards={formatAmount(
                calculatePoolCost(draft, BigInt(getNow())).rewards,
                reward.decimals,
                { symbol: tokenUnit(reward), maximumFractionDigits: 2 },
              )}
              startAt={Number(draft.startTime)}
              endAt={Number(draft.endTime)}
              deadlineAt={Number(draft.stakeDeadline)}
              now={getNow()}
            />
          </section>
          <section>
            <h3>{m.stakemake_preview_apr()}</h3>
            <AprTable draft={draft} staked={staked} reward={reward} />
          </section>
        </>
      ) : (
        <p className={classes.muted}>{m.stakemake_preview_incomplete()}</p>
      )}
      <Promises title={m.stakemake_preview_fixed()} texts={fixedTexts()} />
      <Promises title={m.stakemake_preview_admin()} texts={adminTexts(values)} />
    </div>
  )
}
