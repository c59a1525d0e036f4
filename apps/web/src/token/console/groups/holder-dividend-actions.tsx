import { formatAmount, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { getPayoutObstacle } from '@slipway/sdk/token/evm/get-payout-obstacle'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import type { DividendState } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import { resultOrProblems } from '../../../action/form-result.ts'
import { PlainAction } from '../../../action/plain-action.tsx'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { type Currency, useCurrency } from '../use-currency.ts'

interface PartProps {
  act: ConsoleAct
  dividends: DividendState
  currency: Currency
}

/** The wallet's own dividend. */
export function ClaimAction({ act, dividends, currency }: PartProps) {
  const { token } = act
  const pending = dividends.pending ?? 0n
  const shown = (units: bigint) =>
    formatAmount(units, currency.decimals, { symbol: currency.symbol, maximumFractionDigits: 8 })
  if (pending === 0n && act.doneOf('token_claim_dividend') === null) return null
  return (
    <PlainAction
      act={act}
      kind="token_claim_dividend"
      title={m.console_claim_title()}
      text={m.console_claim_text()}
      current={shown(pending)}
      open={m.console_claim_open()}
      plan={() =>
        actionPlan(token, {
          kind: 'token_claim_dividend',
          plan: planTransaction(tokenActionFlows.claimDividend, { token: token.address }),
          review: {
            title: m.transaction_title_token_claim_dividend({ subject: token.symbol }),
            gets: [{ label: m.console_claim_gets(), value: shown(pending), isMoving: true }],
          },
          done: ({ steps }) => {
            const amount = steps[0]?.result?.amount
            return m.console_claim_done({ amount: shown(typeof amount === 'bigint' ? amount : 0n) })
          },
        })
      }
    />
  )
}

const accountActs = {
  claim: {
    kind: 'token_claim_dividend_for',
    flow: tokenActionFlows.claimDividendFor,
    open: m.console_claim_for_open,
    title: m.console_claim_for_title,
    text: m.console_claim_for_text,
    done: m.console_claim_for_done,
    review: m.transaction_title_token_claim_dividend_for,
  },
  refresh: {
    kind: 'token_refresh_share',
    flow: tokenActionFlows.refreshShare,
    open: m.console_refresh_open,
    title: m.console_refresh_title,
    text: m.console_refresh_text,
    done: m.console_refresh_done,
    review: m.transaction_title_token_refresh_share,
  },
} as const

/** Something that anybody may do for a holder, who alone profits. */
export function AccountAction({
  act,
  which,
}: {
  act: ConsoleAct
  which: keyof typeof accountActs
}) {
  const { token, account: own } = act
  const { kind, flow, open, title, text, done, review } = accountActs[which]
  return (
    <ActionForm
      act={act}
      kind={kind}
      title={title()}
      text={text()}
      open={open()}
      fields={[
        {
          name: 'account',
          label: m.console_account(),
          rule: m.console_account_rule(),
          kind: 'address',
        },
      ]}
      initial={{ account: own as string }}
      read={({ account }) => {
        const reading = readAddress(account)
        return resultOrProblems({ account: reading.ok ? undefined : { code: reading.code } }, () =>
          reading.ok ? reading.address : null,
        )
      }}
      plan={(account) =>
        actionPlan(token, {
          kind,
          plan: planTransaction(flow, { token: token.address, account }),
          review: {
            title: review({ subject: token.symbol }),
            gets: [{ label: m.console_account(), value: account, address: account }],
          },
          done: done(),
        })
      }
    />
  )
}

/** What a distribution is, by whom it pays: holders, whoever provides liquidity, or NFTs. */
function distributionTexts({ act: { token }, dividends }: PartProps) {
  const { nft, liquidityStake } = token
  if (nft)
    return {
      text: m.console_distribute_text_nft(),
      // What is not due yet is not paid, and the transaction succeeds all the same.
      done: ({ steps }: FlowState) =>
        steps[0]?.result?.payouts === 0
          ? m.console_distribute_done_nft_none()
          : m.console_distribute_done_nft(),
    }
  if (dividends.waitingQuote !== undefined)
    return {
      text: m.console_distribute_text_exchange(),
      // An exchange that is too early, or too dear, is passed over.
      done: ({ steps }: FlowState) =>
        dividends.waiting === 0n && steps[0]?.result?.added === 0n
          ? m.console_distribute_done_exchange_none()
          : m.console_distribute_done(),
    }
  const text = liquidityStake ? m.console_distribute_text_lp() : m.console_distribute_text()
  return { text, done: m.console_distribute_done() }
}

/** What a distribution concerns. */
function distributionGets({ act: { token }, currency, dividends }: PartProps) {
  const { nft, liquidityStake } = token
  if (nft)
    return {
      label: m.console_distribute_gets_nft(),
      value: shortAmount(nft.perNft, currency),
      isUnnamed: true,
    }
  return {
    label: liquidityStake ? m.console_distribute_gets_lp() : m.console_distribute_gets(),
    value: shortAmount(dividends.waiting, currency),
    // It moves with everybody's trades.
    isMoving: true,
  }
}

/** Refuses what would be mined without any effect. */
async function refuseIdle({ token }: PartProps['act']) {
  const obstacle = await getPayoutObstacle(readClient, token)
  if (obstacle === 'below-trigger') throw new PlanRefused(m.console_distribute_below())
  if (obstacle)
    throw new PlanRefused(
      token.nft ? m.console_distribute_no_nft() : m.console_distribute_no_liquidity(),
    )
}

/** Begin to stream what has come together; to NFTs, credit one payout. */
export function DistributeAction(props: PartProps) {
  const { act, dividends, currency } = props
  const { token } = act
  const { waiting, waitingQuote = 0n } = dividends
  const quote = useCurrency(waitingQuote > 0n ? token.taxed?.wallets.quote : undefined)
  const exchanged = quote && shortAmount(waitingQuote, quote)
  const { text, done } = distributionTexts(props)
  if (waiting + waitingQuote === 0n && act.doneOf('token_distribute') === null) return null
  return (
    <PlainAction
      act={act}
      kind="token_distribute"
      title={m.console_distribute_title()}
      text={text}
      current={(waiting === 0n && exchanged) || shortAmount(waiting, currency)}
      open={m.console_distribute_open()}
      plan={async () => {
        await refuseIdle(act)
        return actionPlan(token, {
          kind: 'token_distribute',
          plan: planTransaction(tokenActionFlows.distribute, { token: token.address }),
          review: {
            title: m.transaction_title_token_distribute({ subject: token.symbol }),
            gets: [
              ...(waiting > 0n ? [distributionGets(props)] : []),
              ...(exchanged
                ? [{ label: m.console_view_waiting_quote(), value: exchanged, isMoving: true }]
                : []),
            ],
          },
          done,
        })
      }}
    />
  )
}
