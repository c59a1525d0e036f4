import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AmountField } from '@slipway/ui/amount-field'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { activeChain } from '../core/active-chain.ts'
import { exactText, priceText, shortText, typedPrice } from './amount-texts.ts'
import classes from './repair.module.css'
import type { PoolSide, RepairPool } from './repair-pool.ts'
import type { RepairForm } from './use-repair-form.ts'

interface PriceFieldsProps {
  pool: RepairPool
  repair: RepairForm
}

const ruleOf = (side: PoolSide, balance: bigint | undefined) =>
  balance === undefined
    ? m.repair_amount_rule_plain()
    : m.repair_amount_rule({ balance: shortText(balance, side) })

/** The wrapped native currency can be paid either way. */
function PayChoice({ pool, repair }: PriceFieldsProps) {
  if (!pool.isWrappedNative) return null
  const { symbol } = activeChain.nativeCurrency
  const label = m.repair_pay({ wrapped: pool.quote.symbol })
  return (
    <div className={classes.choose}>
      <span id="repair-pay">{label}</span>
      <SegmentedControl
        aria-labelledby="repair-pay"
        value={repair.isNative ? 'native' : 'wrapped'}
        onChange={(value) => repair.setNative(value === 'native')}
        data={[
          { value: 'native', label: symbol },
          { value: 'wrapped', label: pool.quote.symbol },
        ]}
      />
    </div>
  )
}

/** Takes the pool's own price over, for whoever finds it right. */
function OwnPrice({ pool, repair }: PriceFieldsProps) {
  const { pairState, token, quote } = pool
  const own = { tokenAmount: pairState.tokenReserve, quoteAmount: pairState.quoteReserve }
  const price = priceText(own, token, quote)
  if (repair.statement === 'amounts' || price === undefined) return null
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        onClick={() => repair.form.set('price', typedPrice(own, token, quote))}
      >
        {m.repair_price_use({ price })}
      </Button>
    </div>
  )
}

/** Both amounts, or the price with one of them; the other follows. */
export function PriceFields({ pool, repair }: PriceFieldsProps) {
  const { token, quote } = pool
  const { form, statement, wish, balances, isNative } = repair
  const paid = isNative ? { ...quote, symbol: activeChain.nativeCurrency.symbol } : quote
  const follows =
    wish && statement === 'tokens'
      ? exactText(wish.quoteAmount, paid)
      : wish && statement === 'quote' && exactText(wish.tokenAmount, token)
  return (
    <fieldset className={classes.group}>
      <div className={classes.choose}>
        <span id="repair-statement">{m.repair_statement()}</span>
        <SegmentedControl
          aria-labelledby="repair-statement"
          value={statement}
          onChange={repair.setStatement}
          data={[
            { value: 'amounts', label: m.repair_statement_amounts() },
            { value: 'tokens', label: m.repair_statement_tokens({ symbol: token.symbol }) },
            { value: 'quote', label: m.repair_statement_quote({ quote: paid.symbol }) },
          ]}
        />
      </div>
      <PayChoice pool={pool} repair={repair} />
      <div className={classes.fields}>
        {statement !== 'quote' && (
          <AmountField
            label={m.repair_token_amount({ symbol: token.symbol })}
            rule={ruleOf(token, balances.token)}
            unit={token.symbol}
            {...form.inputProps('tokenAmount')}
          />
        )}
        {statement !== 'tokens' && (
          <AmountField
            label={m.repair_quote_amount({ symbol: paid.symbol })}
            rule={ruleOf(paid, balances.quote)}
            unit={paid.symbol}
            {...form.inputProps('quoteAmount')}
          />
        )}
        {statement !== 'amounts' && (
          <AmountField
            label={m.repair_price({ symbol: token.symbol })}
            rule={m.repair_price_rule({ quote: quote.symbol })}
            unit={quote.symbol}
            {...form.inputProps('price')}
          />
        )}
      </div>
      <OwnPrice pool={pool} repair={repair} />
      {follows && <p className={classes.follows}>{m.repair_follows_quote({ amount: follows })}</p>}
    </fieldset>
  )
}
