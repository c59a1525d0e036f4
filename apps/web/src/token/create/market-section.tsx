import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { useEffect, useState } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { OwnExchanges } from '../../venues/own-exchanges.tsx'
import { useMarkets } from '../../venues/use-markets.ts'
import classes from './create.module.css'
import { fieldId, TokenFormField } from './token-form-field.tsx'
import type { Quote } from './use-quote.ts'
import type { TokenForm } from './use-token-form.ts'

interface MarketSectionProps {
  form: TokenForm
  quote: Quote
}

/** Stands for "another currency" in the list. */
const otherQuote = 'other'

const wrapped = activeChain.currencies.find(({ isWETH }) => isWETH) ?? activeChain.currencies[0]

/** Where the token will trade, and against what. */
export function MarketSection({ form, quote }: MarketSectionProps) {
  const { routers, own, add, remove } = useMarkets(form)
  const [isOther, setOther] = useState(() => form.getValues().quote !== '' && !quote.isListed)
  // An empty form begins with the network's own currency.
  useEffect(() => {
    if (form.getValues().quote === '' && wrapped) form.setFieldValue('quote', wrapped.address)
  }, [form])
  return (
    <Panel title={m.token_section_market()} description={m.token_section_market_text()}>
      <div className={classes.stack}>
        <div className={classes.equal}>
          <NativeSelect
            key={form.key('router')}
            id={fieldId('router')}
            withAsterisk
            label={m.token_field_router()}
            data={routers.map(({ name, router }) => ({
              value: router,
              label: `${name} · ${shortenAddress(router)}`,
            }))}
            {...form.getInputProps('router')}
          />
          <NativeSelect
            key={`${form.key('quote')}-${isOther}`}
            id={isOther ? undefined : fieldId('quote')}
            withAsterisk
            label={m.token_field_quote()}
            data={[
              ...activeChain.currencies.map(({ name, address }) => ({
                value: address,
                label: name,
              })),
              { value: otherQuote, label: m.token_field_quote_other() },
            ]}
            defaultValue={isOther ? otherQuote : form.getValues().quote}
            error={isOther ? undefined : form.getInputProps('quote').error}
            onChange={({ currentTarget: { value } }) => {
              setOther(value === otherQuote)
              form.setFieldValue('quote', value === otherQuote ? '' : value)
            }}
          />
        </div>
        {isOther && (
          <TokenFormField
            form={form}
            name="quote"
            withAsterisk
            label={m.token_field_quote_address()}
            isAddress
            placeholder="0x"
            rule={quote.symbol ? m.token_quote_is({ symbol: quote.symbol }) : m.token_quote_rule()}
            classNames={{ input: classes.mono }}
          />
        )}
        <OwnExchanges routers={own} onAdd={add} onRemove={remove} />
      </div>
    </Panel>
  )
}
