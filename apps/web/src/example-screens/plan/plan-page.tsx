import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressField } from '@slipway/ui/address-field'
import { AmountField } from '@slipway/ui/amount-field'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { AllocationFields } from './allocation-fields.tsx'
import classes from './plan.module.css'
import { planLimits } from './plan.ts'
import { PlanFilesPanel } from './plan-files-panel.tsx'
import { PlanForecastPanel } from './plan-forecast-panel.tsx'
import { issueText } from './plan-labels.ts'
import { PlanNextPanel } from './plan-next-panel.tsx'
import { type PlanForm, usePlan } from './use-plan.ts'

function TokenNote({ form: { token } }: { form: PlanForm }) {
  if (token.state === 'missing')
    return <ErrorState title={m.template_plan_token_missing({ chain: activeChain.name })} />
  if (token.state === 'unread')
    return <ErrorState title={m.template_plan_token_unread()} onRetry={token.retry} />
  return null
}

function TokenPanel({ form }: { form: PlanForm }) {
  const { plan, token, reading, symbol } = form
  const isKnown = token.state === 'known'
  return (
    <Panel title={m.template_plan_token()} description={m.template_plan_token_text()}>
      <div className={classes.token}>
        <AddressField
          label={m.template_send_token_address()}
          isSigned={false}
          isOptional
          rule={token.state === 'reading' ? m.shell_loading() : m.template_plan_token_rule()}
          value={plan.token}
          error={issueText(reading.issues.token)}
          onChange={({ currentTarget: { value } }) => form.change({ token: value })}
        />
        <AmountField
          label={m.token_fact_supply()}
          isOptional
          rule={m.template_plan_supply_rule()}
          unit={symbol}
          readOnly={isKnown}
          value={form.supply}
          error={issueText(reading.issues.supply)}
          onChange={({ currentTarget: { value } }) => form.change({ supply: value })}
        />
        <TokenNote form={form} />
      </div>
    </Panel>
  )
}

function PartsPanel({ form }: { form: PlanForm }) {
  const { allocations } = form.plan
  return (
    <Panel title={m.template_plan_allocations()} description={m.template_plan_allocations_text()}>
      <div className={classes.allocations}>
        {allocations.length === 0 && <EmptyState title={m.template_plan_allocations_none()} />}
        {allocations.map((allocation, index) => (
          <AllocationFields
            key={allocation.id}
            allocation={allocation}
            place={index + 1}
            form={form}
          />
        ))}
        <Button
          variant="default"
          disabled={allocations.length >= planLimits.allocations}
          onClick={form.addAllocation}
        >
          {m.template_plan_add()}
        </Button>
      </div>
    </Panel>
  )
}

/** How a supply is to be divided, and the way to the tools that divide it (specification, section 2, advanced form; ADR 0193). */
export function PlanPage() {
  const form = usePlan()
  return (
    <>
      <PageHeader
        title={m.shell_route_form_advanced()}
        description={m.template_plan_lead()}
        actions={
          <Button variant="default" onClick={form.startOver}>
            {m.template_plan_over()}
          </Button>
        }
      />
      <DraftElsewhere isElsewhere={form.isElsewhere} takeOver={form.takeOver} />
      <div className={classes.page}>
        <div className={classes.column}>
          <TokenPanel form={form} />
          <PartsPanel form={form} />
        </div>
        <div className={classes.column}>
          <PlanForecastPanel form={form} />
          <PlanNextPanel form={form} />
          <PlanFilesPanel form={form} />
        </div>
      </div>
    </>
  )
}
