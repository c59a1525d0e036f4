import {
  errorMessage,
  formatAmount,
  formatBps,
  formatInteger,
  joinSentences,
  m,
} from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import {
  costBpsOf,
  type TradeRehearsal,
  type Trader,
  type TradeStep,
} from '@slipway/sdk/liquidity/trade-rehearsal'
import { HEAVY_TAX_BPS } from '@slipway/sdk/token/safety/judge-trade'
import { AddressText } from '@slipway/ui/address-text'
import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react'
import { activeChain } from '../../../core/active-chain.ts'
import classes from './safety.module.css'
import { venueText } from './venue-text.ts'

interface StepProps {
  title: string
  step: TradeStep | undefined
  token: { symbol: string; decimals: number }
}

function outcome(step: TradeStep | undefined, token: StepProps['token']) {
  if (!step) return { tone: 'idle', value: m.safety_step_not_reached(), note: '' }
  if (!step.ok) {
    const { name, args } = step.failure
    const context = { token, nativeCurrency: activeChain.nativeCurrency }
    return { tone: 'bad', value: m.safety_step_refused(), note: errorMessage(name, args, context) }
  }
  const gas = m.safety_step_gas({ gas: formatInteger(step.gasUsed) })
  const note = step.movedBps
    ? `${m.safety_step_moved({ part: formatBps(step.movedBps) })} ${gas}`
    : gas
  if (step.taxBps === 0) return { tone: 'good', value: m.safety_step_no_tax(), note }
  return {
    tone: costBpsOf(step) >= HEAVY_TAX_BPS ? 'bad' : 'good',
    value: m.safety_step_tax({ tax: formatBps(step.taxBps) }),
    note,
  }
}

function Step({ title, step, token }: StepProps) {
  const { tone, value, note } = outcome(step, token)
  const Icon = tone === 'bad' ? IconX : IconCheck
  return (
    <li className={classes.step} data-tone={tone}>
      <span className={classes.stepTitle}>
        {tone !== 'idle' && <Icon size={16} stroke={2} aria-hidden />}
        {title}
      </span>
      <strong>{value}</strong>
      {note && <small>{note}</small>}
    </li>
  )
}

const closed = {
  'no-pool': m.safety_rehearsal_no_pool,
  'no-router': m.safety_rehearsal_no_router,
  unsupported: m.safety_rehearsal_unsupported,
  unfunded: m.safety_rehearsal_unfunded,
  dry: m.safety_rehearsal_dry,
} as const

const GWEI_DECIMALS = 9

/** How the senders traded: what a token could tell them by. */
function methodText([first]: readonly Trader[]): string {
  if (first?.kind === 'wallet') return m.safety_rehearsal_method_wallet()
  return first && first.gasPriceWei > 0n
    ? m.safety_rehearsal_method_contract()
    : m.safety_rehearsal_method_unpaid()
}

/** Who asked: addresses that were drawn for this rehearsal, with what they had and paid. */
function Senders({ traders }: { traders: readonly Trader[] }) {
  const { decimals, symbol } = activeChain.nativeCurrency
  return (
    <dl className={classes.senders}>
      <dt>{m.safety_senders()}</dt>
      {traders.map(({ address, balanceWei, gasPriceWei }) => (
        <dd key={address}>
          <AddressText address={address} />
          <span>
            {m.safety_sender({
              balance: formatAmount(balanceWei, decimals, { symbol, maximumFractionDigits: 3 }),
              price: formatAmount(gasPriceWei, GWEI_DECIMALS, { maximumFractionDigits: 2 }),
            })}
          </span>
        </dd>
      ))}
    </dl>
  )
}

interface RehearsalPartProps {
  rehearsal: TradeRehearsal
  /** The pool that it ran on; undefined where there is none. */
  pool: LiquidityPool | undefined
  token: StepProps['token']
}

/** What became of a small buy, a transfer and sells that were rehearsed on the node. */
export function RehearsalPart({ rehearsal, pool, token }: RehearsalPartProps) {
  if (rehearsal.state !== 'done')
    return <p className={classes.muted}>{closed[rehearsal.state]()}</p>
  const { buy, transfer, sell, laterSell, roundTripLossBps, traders } = rehearsal
  return (
    <>
      <ol className={classes.steps}>
        <Step title={m.safety_step_buy()} step={buy} token={token} />
        <IconArrowRight className={classes.arrow} size={18} aria-hidden />
        <Step title={m.safety_step_transfer()} step={transfer} token={token} />
        <IconArrowRight className={classes.arrow} size={18} aria-hidden />
        <Step title={m.safety_step_sell()} step={sell} token={token} />
        {laterSell && (
          <>
            <IconArrowRight className={classes.arrow} size={18} aria-hidden />
            <Step title={m.safety_step_later_sell()} step={laterSell} token={token} />
          </>
        )}
      </ol>
      {roundTripLossBps !== undefined && (
        <p className={classes.roundTrip}>
          {m.safety_round_trip({ loss: formatBps(roundTripLossBps) })}
        </p>
      )}
      <p className={classes.muted}>
        {joinSentences([
          pool && m.safety_rehearsal_pool({ quote: pool.quote.name, venue: venueText(pool) }),
          methodText(traders),
        ])}
      </p>
      <Senders traders={traders} />
    </>
  )
}
