import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { Panel } from '@slipway/ui/panel'
import { IconArrowRight, IconDownload } from '@tabler/icons-react'
import { AppLink } from '../../core/app-link.tsx'
import { saveText } from '../../files/save-text.ts'
import { payList } from './pay-list.ts'
import classes from './plan.module.css'
import type { AllocationUse, Plan } from './plan.ts'
import type { PlanForm } from './use-plan.ts'

type Way = readonly [text: () => string, path: string, search?: Readonly<Record<string, string>>]

/** The tools that turn a plan into facts, those first that its allocations ask for. */
function waysOf({ token, allocations }: Plan): readonly Way[] {
  const reading = readAddress(token)
  const address = reading.ok ? reading.address : undefined
  const has = (...uses: readonly AllocationUse[]) =>
    allocations.some(({ use }) => uses.includes(use))
  const isLater = allocations.some(({ cliffDays, vestingDays }) =>
    [cliffDays, vestingDays].some((days) => Number(days) > 0),
  )
  return [
    ...(address ? [] : [[m.shell_route_token_create, '/token/create'] as const]),
    ...(has('presale', 'liquidity')
      ? [[m.shell_route_presale_create, '/presale/create'] as const]
      : []),
    ...(isLater || has('team', 'investors')
      ? [[m.shell_route_lock_create, '/lock/create', address ? { asset: address } : {}] as const]
      : []),
    ...(has('airdrop')
      ? [[m.shell_route_airdrop_create, '/airdrop/create', { kind: 'claims' }] as const]
      : []),
    ...(has('staking') ? [[m.shell_route_mining_create, '/mining/create'] as const] : []),
    [m.template_plan_multisend, '/airdrop/create', { kind: 'multisend' }],
    ...(address ? [[m.shell_route_form_step, '/form/step', { token: address }] as const] : []),
  ]
}

/** Where the plan is carried out. */
export function PlanNextPanel({ form }: { form: PlanForm }) {
  const { plan, reading } = form
  const list = reading.isWhole ? payList(plan, reading) : undefined
  return (
    <Panel title={m.template_plan_next()} description={m.template_plan_next_text()}>
      <ul className={classes.ways}>
        {waysOf(plan).map(([text, path, search]) => (
          <li key={text()}>
            <AppLink to={path} search={search ?? {}}>
              <span>{text()}</span>
              <IconArrowRight size={17} stroke={1.6} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
      <p className={classes.muted}>{m.template_plan_list_text()}</p>
      <Button
        variant="default"
        disabled={list === undefined}
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        onClick={() => list && saveText('payments.csv', list, 'text/csv')}
      >
        {m.template_plan_list()}
      </Button>
    </Panel>
  )
}
