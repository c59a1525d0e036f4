import { m } from '@slipway/messages'
import { mappingQueries } from '@slipway/sdk/airdrop/mapping/mapping-queries'
import type { Mapping } from '@slipway/sdk/airdrop/mapping/types'
import type { AirdropRecord } from '@slipway/sdk/airdrop/types'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { ActionGroup } from '../../action/action-group.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { readClient } from '../../core/read-client.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { AirdropFailed } from '../detail/airdrop-states.tsx'
import type { AirdropDetailProps } from '../shared/airdrop-detail-props.ts'
import classes from './mapping.module.css'
import { MappingFacts, MappingKey, MyMapping } from './mapping-facts.tsx'
import { MappingBadge, MappingFigures, mappingLead } from './mapping-figures.tsx'
import type { MappingView } from './mapping-view.ts'
import { KeyForm, WithdrawOriginForm, WithdrawTargetForm } from './owner-forms.tsx'
import { RechargeForm } from './recharge-form.tsx'
import { SwapForm } from './swap-form.tsx'

/** A mapping of an old token to a new one: where it stands, the swap, and what its owner can do. Read from the chain alone. */
export default function MappingDetail({ record }: AirdropDetailProps) {
  const query = mappingQueries.detail(readClient, { address: record.address })
  const { data, error, refetch } = useQuery(query)
  if (data) return <Screen mapping={data} record={record} />
  if (error) return <AirdropFailed error={error} onRetry={() => void refetch()} />
  return <PageSkeleton />
}

function useView(mapping: Mapping): MappingView {
  const { address: account } = useConnection()
  const now = useChainNow()
  const query = account && mappingQueries.account(readClient, { mapping, account })
  const { data: mine } = useQuery(
    query ?? { queryKey: mappingQueries.all(readClient), queryFn: skipToken },
  )
  return { mapping, now, account, mine: account ? mine : undefined }
}

function Screen({ mapping, record }: { mapping: Mapping; record: AirdropRecord }) {
  const view = useView(mapping)
  const { act, dialog } = useMappingActs(mapping)
  const { account } = view
  const { origin, target } = mapping
  const isOwner = account !== undefined && isAddressEqual(account, mapping.owner)
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.mapping_title({ old: origin.symbol, new: target.symbol })}
        description={mappingLead(view)}
        actions={<MappingBadge mapping={mapping} now={view.now} />}
      />
      <Panel>
        <div className={classes.figures}>
          <MappingFigures mapping={mapping} now={view.now} />
        </div>
      </Panel>
      <Panel title={m.mapping_swap()} padding="flush">
        <div className={classes.inside}>
          <SwapForm act={act} view={view} />
        </div>
      </Panel>
      <div className={classes.columns}>
        <MappingFacts view={view} record={record} />
        <MyMapping view={view} />
      </div>
      <MappingKey view={view} />
      {account && (
        <ActionGroup title={m.mapping_pool()} text={m.mapping_pool_text()}>
          <RechargeForm act={act} view={view} account={account} />
          {isOwner && <WithdrawTargetForm act={act} view={view} />}
          {isOwner && <WithdrawOriginForm act={act} view={view} />}
          {isOwner && <KeyForm act={act} view={view} />}
        </ActionGroup>
      )}
      {dialog}
    </div>
  )
}

/** Reviews and sends what is done with a mapping, and says what was achieved. */
function useMappingActs({ origin, target }: Pick<Mapping, 'origin' | 'target'>) {
  const queries = useQueryClient()
  const [done, setDone] = useState<{ readonly kind: string; readonly text: string } | null>(null)
  const review = useReview((state, plan) => {
    setDone({ kind: plan.label.kind, text: plan.done?.(state) ?? plan.review.title })
    void queries.invalidateQueries({ queryKey: mappingQueries.all(readClient) })
  })
  const act: FormContext = {
    token: target,
    currency: origin,
    open: review.open,
    doneOf: (...kinds) => (done && kinds.includes(done.kind) ? done.text : null),
    clearDone: () => setDone(null),
  }
  return { act, dialog: review.dialog }
}
