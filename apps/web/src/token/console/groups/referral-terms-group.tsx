import { formatBps, formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import type { RebateBps } from '@slipway/sdk/token/draft/read-referral'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import {
  readBindIntervalParams,
  readRebatesParams,
} from '@slipway/sdk/token/params/read-referral-params'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { RebateField, ReferralState, Token } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

const rebateFields: readonly RebateField[] = [0, 1, 2, 3, 4, 5, 6].map(
  (index): RebateField => `rebates.${index}`,
)

interface RebatesParams {
  rebateBps: RebateBps
}

interface PartProps {
  act: ConsoleAct
  referral: ReferralState
}

const taxesOf = ({ taxed }: Token) => ({
  buyBps: taxed?.taxes.buyBps ?? 0,
  sellBps: taxed?.taxes.sellBps ?? 0,
})

function rebatesPlan(token: Token, { rebateBps }: RebatesParams) {
  return actionPlan(token, {
    kind: 'token_set_rebates',
    plan: planTransaction(tokenActionFlows.setRebates, { token: token.address, rebateBps }),
    review: {
      title: m.transaction_title_token_set_rebates({ subject: token.symbol }),
      gets: rebateBps.map((bps, index) => ({
        label: m.console_rebates_level({ level: index + 1 }),
        value: formatBps(bps),
      })),
      permanent: [m.console_rebates_permanent()],
    },
    done: m.console_rebates_done(),
  })
}

function RebatesForm({ act, referral }: PartProps) {
  const sum = referral.rebateBps.reduce((total, bps) => total + bps, 0)
  const initial = Object.fromEntries(
    rebateFields.map((field, index) => [
      field,
      formatUnits(BigInt(referral.rebateBps[index] ?? 0), 2),
    ]),
  ) as Record<RebateField, string>
  return (
    <ActionForm<RebateField, RebatesParams>
      act={act}
      kind="token_set_rebates"
      tone="final"
      title={m.console_rebates_title()}
      text={m.console_rebates_text()}
      open={m.console_rebates_open()}
      current={m.console_rebates_sum({ sum: formatBps(sum) })}
      fields={rebateFields.map((name, index) => ({
        name,
        label: m.console_rebates_level({ level: index + 1 }),
        rule: m.console_rebates_rule({ max: formatBps(referral.rebateBps[index] ?? 0) }),
        unit: '%',
        kind: 'number',
      }))}
      initial={initial}
      read={(values) =>
        fromIssues(
          readRebatesParams(
            rebateFields.map((field) => values[field] ?? ''),
            { rebateBps: referral.rebateBps, taxes: taxesOf(act.token) },
          ),
          'rebates.0',
          rebateFields,
        )
      }
      plan={(params) => rebatesPlan(act.token, params)}
      finality={m.console_rebates_permanent()}
    />
  )
}

function BindIntervalForm({ act, referral }: PartProps) {
  const { token } = act
  const max = tokenLimits.bindIntervalMaxBlocks
  return (
    <ActionForm
      act={act}
      kind="token_set_bind_interval"
      title={m.console_bind_title()}
      text={m.console_bind_text()}
      current={m.console_blocks({ count: formatInteger(referral.bindIntervalBlocks) })}
      fields={[
        {
          name: 'bindIntervalBlocks',
          label: m.console_bind_blocks(),
          rule: m.console_bind_rule({ max: formatInteger(max) }),
          kind: 'number',
        },
      ]}
      initial={{ bindIntervalBlocks: String(referral.bindIntervalBlocks) }}
      read={(values) =>
        fromIssues(readBindIntervalParams(values.bindIntervalBlocks), 'bindIntervalBlocks')
      }
      plan={({ blocks }) =>
        actionPlan(token, {
          kind: 'token_set_bind_interval',
          plan: planTransaction(tokenActionFlows.setBindInterval, { token: token.address, blocks }),
          review: {
            title: m.transaction_title_token_set_bind_interval({ subject: token.symbol }),
            gets: [{ label: m.console_bind_blocks(), value: formatInteger(blocks) }],
          },
          done: m.console_bind_done(),
        })
      }
    />
  )
}

/** The owner's terms of rebates to inviters. */
export function ReferralTermsGroup({ act, referral }: PartProps) {
  return (
    <ActionGroup title={m.console_group_referral()} text={m.console_group_referral_text()}>
      <RebatesForm act={act} referral={referral} />
      <BindIntervalForm act={act} referral={referral} />
    </ActionGroup>
  )
}
