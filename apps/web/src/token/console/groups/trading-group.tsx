import { formatInteger, m } from '@slipway/messages'
import { readOrNothing } from '@slipway/sdk/evm/read-or-nothing'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { repairVenueAbi } from '@slipway/sdk/pool-repair/repair-abi'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readPairParams } from '@slipway/sdk/token/params/read-account-params'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { PlainAction } from '../../../action/plain-action.tsx'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import { lastResult } from '../../../transaction/show-plan.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { LaunchAction } from './launch-action.tsx'

interface PartProps {
  act: ConsoleAct
  taxed: TaxedState
}

function LaunchedFact({ taxed }: { taxed: TaxedState }) {
  const { launchedAt, killBlocks, pair } = taxed.launch
  return (
    <FactRow title={m.console_launch_open_title()} text={m.console_launch_open_text()}>
      <StatusBadge tone="good">{m.console_launch_open()}</StatusBadge>
      {launchedAt > 0 && (
        <small>
          <TimeText at={launchedAt} />
        </small>
      )}
      {killBlocks > 0 && (
        <small>{m.console_launch_killed({ count: formatInteger(killBlocks) })}</small>
      )}
      {pair !== zeroAddress && <AddressText address={pair} />}
    </FactRow>
  )
}

function phasePlan(token: Token, isStart: boolean) {
  const review = isStart
    ? m.transaction_title_token_start_liquidity_phase
    : m.transaction_title_token_stop_liquidity_phase
  return actionPlan(token, {
    kind: isStart ? 'token_start_liquidity_phase' : 'token_stop_liquidity_phase',
    plan: planTransaction(
      isStart ? tokenActionFlows.startLiquidityPhase : tokenActionFlows.stopLiquidityPhase,
      { token: token.address },
    ),
    review: {
      title: review({ subject: token.symbol }),
      gets: [
        {
          label: m.console_phase_title(),
          value: isStart ? m.console_phase_on() : m.console_phase_off(),
        },
      ],
    },
    done: isStart ? m.console_phase_started() : m.console_phase_stopped(),
  })
}

/** The time in which the owner may add liquidity, and nobody trades. */
function PhaseAction({ act, taxed }: PartProps) {
  const isOn = taxed.launch.isLiquidityPhase
  const isJustStarted = act.doneOf('token_start_liquidity_phase') !== null
  const isJustStopped = act.doneOf('token_stop_liquidity_phase') !== null
  // What was just done stays on screen, though the chain says the opposite by then.
  const isStart = isJustStarted || (!isOn && !isJustStopped)
  const kind = isStart ? 'token_start_liquidity_phase' : 'token_stop_liquidity_phase'
  return (
    <PlainAction
      key={kind}
      act={act}
      kind={kind}
      title={m.console_phase_title()}
      text={m.console_phase_text()}
      current={
        <StatusBadge tone={isOn ? 'info' : 'neutral'}>
          {isOn ? m.console_phase_on() : m.console_phase_off()}
        </StatusBadge>
      }
      open={isStart ? m.console_phase_start() : m.console_phase_stop()}
      plan={() => phasePlan(act.token, isStart)}
    />
  )
}

/** What a swap-back came to: one that finds something left by an earlier one does only that. */
function swapBackDone(state: FlowState): string {
  const { soldTokens, burnedTokens, dividendAmount, liquidityTokens } = lastResult(state)
  if (soldTokens || burnedTokens || dividendAmount) return m.console_swap_back_done()
  return liquidityTokens ? m.console_swap_back_added() : m.console_swap_back_stepped()
}

function SwapBackAction({ act, taxed }: PartProps) {
  const { token } = act
  if (taxed.collectedTax === 0n && act.doneOf('token_swap_back') === null) return null
  return (
    <PlainAction
      act={act}
      kind="token_swap_back"
      title={m.console_swap_back_title()}
      text={m.console_swap_back_text()}
      current={shortAmount(taxed.collectedTax, token)}
      open={m.console_swap_back_open()}
      plan={() =>
        actionPlan(token, {
          kind: 'token_swap_back',
          plan: planTransaction(tokenActionFlows.swapBack, { token: token.address }),
          review: {
            title: m.transaction_title_token_swap_back({ subject: token.symbol }),
            gets: [
              {
                label: m.console_swap_back_gets(),
                value: shortAmount(taxed.collectedTax, token),
                // It moves with everybody's trades.
                isMoving: true,
              },
            ],
          },
          done: swapBackDone,
        })
      }
    />
  )
}

/** Whether an address says that it is a pool of a token; whether a known exchange made it the token itself asks. */
async function isPoolOf(token: Address, pool: Address): Promise<boolean> {
  const sides = await Promise.all(
    (['token0', 'token1'] as const).map((functionName) =>
      readOrNothing(readClient.readContract({ address: pool, abi: repairVenueAbi, functionName })),
    ),
  )
  return sides.some((side) => side !== undefined && isAddressEqual(side, token))
}

function RegisterPairForm({ act }: { act: ConsoleAct }) {
  const { token } = act
  const { dividends, liquidityStake, nft } = token
  // Only where holding earns would a pool earn as well.
  const isByHolding = dividends !== undefined && !liquidityStake && !nft
  return (
    <ActionForm
      act={act}
      kind="token_register_pair"
      title={m.console_pair_title()}
      text={isByHolding ? m.console_pair_text() : m.console_pair_text_plain()}
      open={m.console_pair_open()}
      fields={[
        {
          name: 'pair',
          label: m.console_pair_address(),
          rule: m.console_pair_rule(),
          kind: 'address',
        },
      ]}
      initial={{ pair: '' }}
      read={({ pair }) => fromIssues(readPairParams(pair), 'pair')}
      plan={async ({ pair }) => {
        if (!(await isPoolOf(token.address, pair)))
          throw new PlanRefused(m.console_pair_none({ symbol: token.symbol }))
        return actionPlan(token, {
          kind: 'token_register_pair',
          plan: planTransaction(tokenActionFlows.registerPair, { token: token.address, pair }),
          review: {
            title: m.transaction_title_token_register_pair({ subject: token.symbol }),
            gets: [{ label: m.console_pair_address(), value: pair, address: pair }],
            permanent: [m.console_pair_permanent()],
          },
          done: m.console_pair_done(),
        })
      }}
    />
  )
}

/** How far the opening of trading is, and what moves it on. */
export function TradingGroup({ act, taxed, isOwner }: PartProps & { isOwner: boolean }) {
  const { isLaunched } = taxed.launch
  const isJustLaunched = act.doneOf('token_launch') !== null
  return (
    <ActionGroup
      title={m.console_group_trading()}
      text={isLaunched ? m.console_group_trading_open() : m.console_group_trading_text()}
    >
      {isLaunched && !isJustLaunched && <LaunchedFact taxed={taxed} />}
      {isOwner && (!isLaunched || isJustLaunched) && <LaunchAction act={act} taxed={taxed} />}
      {isOwner && !isLaunched && <PhaseAction act={act} taxed={taxed} />}
      <SwapBackAction act={act} taxed={taxed} />
      <RegisterPairForm act={act} />
    </ActionGroup>
  )
}
