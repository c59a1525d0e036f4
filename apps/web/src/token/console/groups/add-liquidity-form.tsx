import { formatAmount, joinSentences, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import {
  calculateMatchingQuote,
  calculatePoolShares,
  type PoolLiquidity,
} from '@slipway/sdk/liquidity/pool-math'
import { addLiquidityFlow } from '@slipway/sdk/token/launch/add-liquidity-flow'
import { calculatePoolEntry } from '@slipway/sdk/token/launch/calculate-pool-entry'
import { getPoolLiquidity } from '@slipway/sdk/token/launch/get-pool-liquidity'
import { prepareLiquidity } from '@slipway/sdk/token/launch/prepare-liquidity'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { readTokenAmount } from '../../../action/read-token-amount.ts'
import { activeChain } from '../../../core/active-chain.ts'
import { readClient } from '../../../core/read-client.ts'
import type { ReviewLine } from '../../../transaction/shown-plan.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import { beyondBalance } from '../beyond-balance.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan, amountOf } from '../plan-parts.ts'
import { ownShareText, PricePreview } from '../price-preview.tsx'
import { transactionDeadline } from '../transaction-deadline.ts'
import type { Market } from '../use-market.ts'
import { useQuoteBalance } from '../use-quote-balance.ts'

/** How far the price may move before the transaction is mined. */
const SLIPPAGE_BPS = 100n

type Field = 'tokenAmount' | 'quoteAmount'
interface Params {
  tokenAmount: bigint
  quoteAmount: bigint
}

function readAmount(text: string, decimals: number): { units: bigint; problem?: FormProblem } {
  const reading = readTokenAmount(text, decimals)
  if (reading.units === null) return { units: 0n, problem: reading.problem }
  return reading.units === 0n
    ? { units: 0n, problem: { code: 'LaunchPad_AmountZero' } }
    : { units: reading.units }
}

function readParams(
  values: Readonly<Record<Field, string>>,
  act: ConsoleAct,
  { pool, currency }: Market,
  quoteBalance: bigint | undefined,
  isLaunchOffered: boolean,
): FormResult<Field, Params> {
  const { decimals, balance } = act.token
  const token = readAmount(values.tokenAmount, decimals)
  const matching = calculateMatchingQuote(pool.reserves, token.units)
  const quote =
    matching === undefined ? readAmount(values.quoteAmount, currency.decimals) : { units: matching }
  const launch = act.token.taxed?.launch
  const closed: FormProblem | undefined =
    launch && !launch.isLaunched && !launch.isLiquidityPhase
      ? {
          code: 'closed',
          text: isLaunchOffered ? m.console_liquidity_closed() : m.console_liquidity_closed_phase(),
        }
      : undefined
  const beyond = beyondBalance(token.units, balance, act.token)
  const beyondQuote = beyondBalance(quote.units, quoteBalance, currency)
  // A pool with a price has no field for its quote.
  const ofMatch = matching === undefined ? undefined : beyondQuote
  return resultOrProblems(
    {
      tokenAmount: token.problem ?? closed ?? beyond ?? ofMatch,
      quoteAmount: quote.problem ?? (ofMatch ? undefined : beyondQuote),
    },
    () => ({ tokenAmount: token.units, quoteAmount: quote.units }),
  )
}

function sharesOf(
  { token }: Pick<ConsoleAct, 'token'>,
  market: Market,
  liquidity: PoolLiquidity | undefined,
  params: Params,
) {
  if (!liquidity) return undefined
  const { arriving } = calculatePoolEntry(token.taxed, params.tokenAmount)
  const added = { token: arriving, quote: params.quoteAmount }
  return calculatePoolShares(market.pool.reserves, liquidity, added)
}

/** What the token keeps of what is added, where it does. */
function taxFacts(token: ConsoleAct['token'], { tokenAmount }: Params): ReviewLine[] {
  const { tax, arriving } = calculatePoolEntry(token.taxed, tokenAmount)
  if (tax === 0n) return []
  const note = m.console_liquidity_tax_note({ amount: amountOf(token, arriving) })
  return [{ label: m.console_liquidity_tax(), value: amountOf(token, tax), note }]
}

async function plan(
  act: ConsoleAct,
  market: Market,
  params: Params,
  liquidity: PoolLiquidity | undefined,
) {
  const shares = sharesOf(act, market, liquidity, params)
  const { token, account, now } = act
  const { router, quote, currency } = market
  const input = await prepareLiquidity(readClient, {
    account,
    router,
    token: token.address,
    quote,
    ...params,
    slippageBps: SLIPPAGE_BPS,
    deadline: await transactionDeadline(account, now),
  })
  return actionPlan(token, {
    kind: 'token_add_liquidity',
    plan: planTransaction(addLiquidityFlow, input),
    review: {
      title: m.transaction_title_token_add_liquidity({ subject: token.symbol }),
      pays: [
        { label: token.symbol, value: amountOf(token, params.tokenAmount) },
        {
          label: currency.symbol,
          value: formatAmount(params.quoteAmount, currency.decimals, { symbol: currency.symbol }),
        },
      ],
      gets: [
        { label: m.console_liquidity_gets(), value: account, address: account },
        ...(shares ? [{ label: m.console_own_share(), value: ownShareText(shares) }] : []),
      ],
      facts: [...taxFacts(token, params), { label: m.console_liquidity_slippage(), value: '1%' }],
    },
    done: m.console_liquidity_done(),
  })
}

/** Puts liquidity into the pool; the liquidity tokens go to the connected wallet. */
export function AddLiquidityForm({
  act,
  market,
  isLaunchOffered,
}: {
  act: ConsoleAct
  market: Market
  /** The launch in one transaction stands above. */
  isLaunchOffered: boolean
}) {
  const { token } = act
  const { currency, pool } = market
  const liquidity = usePoolLiquidity(pool.pair, act.account)
  const isPriced = pool.reserves.token > 0n
  const held = shortAmount(token.balance ?? 0n, token)
  const quoteBalance = useQuoteBalance(market.quote, act.account)
  return (
    <ActionForm<Field, Params>
      act={act}
      kind="token_add_liquidity"
      isBounded
      title={m.console_liquidity_title()}
      text={
        token.taxed && !token.taxed.launch.isLaunched
          ? joinSentences([
              m.console_liquidity_text_gated(),
              isLaunchOffered ? m.console_liquidity_text_launch() : undefined,
            ])
          : m.console_liquidity_text()
      }
      open={m.console_liquidity_open()}
      fields={[
        {
          name: 'tokenAmount',
          label: m.console_liquidity_tokens(),
          rule: m.token_burn_amount_rule({ balance: held }),
          unit: token.symbol,
          kind: 'number',
        },
        ...(isPriced
          ? []
          : [
              {
                name: 'quoteAmount' as const,
                label: m.console_liquidity_quote(),
                rule: m.console_liquidity_quote_rule(),
                unit: currency.symbol,
                kind: 'number' as const,
              },
            ]),
      ]}
      initial={{ tokenAmount: '', quoteAmount: '' }}
      read={(values) => readParams(values, act, market, quoteBalance, isLaunchOffered)}
      preview={(params) => (
        <PricePreview
          token={token}
          currency={currency}
          {...params}
          reserves={pool.reserves}
          shares={sharesOf(act, market, liquidity, params)}
        />
      )}
      plan={(params) => plan(act, market, params, liquidity)}
    />
  )
}

/** The liquidity tokens of a pair, and what of them the account holds; undefined while they are read. */
function usePoolLiquidity(pair: Address, account: Address) {
  return useQuery({
    queryKey: ['token', activeChain.chainId, 'pool-liquidity', pair, account],
    queryFn: () => getPoolLiquidity(readClient, { pair, account }),
  }).data
}
