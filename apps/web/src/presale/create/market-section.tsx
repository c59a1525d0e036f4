import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { OwnExchanges } from '../../venues/own-exchanges.tsx'
import { useMarkets } from '../../venues/use-markets.ts'
import classes from './create.module.css'
import { PresaleAddressField } from './presale-field.tsx'
import { usePresaleForm } from './presale-form-context.ts'
import { listedCurrencies } from './use-form-currency.ts'

/** Stands for "another currency" in the list. */
const other = 'other'

function CurrencyField() {
  const { kind, form, idOf, currency } = usePresaleForm()
  const [isOther, setOther] = useState(() => !currency.isListed)
  const { symbol } = activeChain.nativeCurrency
  return (
    <>
      <NativeSelect
        key={`${form.key('currency')}-${isOther}`}
        id={isOther ? undefined : idOf('currency')}
        withAsterisk
        label={m.presale_field_currency()}
        description={
          kind === 'private'
            ? m.presale_field_currency_private_rule()
            : m.presale_field_currency_rule()
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={[
          { value: zeroAddress, label: symbol },
          ...listedCurrencies.map(({ name, address }) => ({ value: address, label: name })),
          { value: other, label: m.presale_field_currency_other() },
        ]}
        defaultValue={isOther ? other : form.getValues().currency}
        error={isOther ? undefined : form.getInputProps('currency').error}
        onChange={({ currentTarget: { value } }) => {
          setOther(value === other)
          form.setFieldValue('currency', value === other ? '' : value)
        }}
      />
      {isOther && (
        <PresaleAddressField
          name="currency"
          withAsterisk
          label={m.presale_field_currency_address()}
          rule={
            currency.symbol
              ? m.presale_currency_is({ symbol: currency.symbol, decimals: currency.decimals })
              : m.presale_field_currency_address_rule()
          }
        />
      )}
    </>
  )
}

function ExchangeField() {
  const { form, idOf } = usePresaleForm()
  const { routers, own, add, remove } = useMarkets(form)
  return (
    <>
      <NativeSelect
        key={form.key('router')}
        id={idOf('router')}
        withAsterisk
        label={m.presale_field_exchange()}
        description={m.presale_field_exchange_rule()}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={routers.map(({ name, router }) => ({
          value: router,
          label: `${name} · ${shortenAddress(router)}`,
        }))}
        {...form.getInputProps('router')}
      />
      <div className={classes.wide}>
        <OwnExchanges routers={own} onAdd={add} onRemove={remove} />
      </div>
    </>
  )
}

/** What buyers pay with, and where the pool will be. */
export function MarketSection() {
  const { kind } = usePresaleForm()
  return (
    <Panel
      title={kind === 'private' ? m.presale_section_market_private() : m.presale_section_market()}
      description={
        kind === 'private'
          ? m.presale_section_market_private_text()
          : m.presale_section_market_text()
      }
    >
      <div className={classes.equal}>
        <CurrencyField />
        {kind !== 'private' && <ExchangeField />}
      </div>
    </Panel>
  )
}
