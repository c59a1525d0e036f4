import { readAddress } from '@slipway/sdk/shared/read-address'
import { useEffect } from 'react'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { useCurrencyFacts } from '../shared/use-currency-facts.ts'
import type { FormCurrency } from './form-currency.ts'
import type { PresaleForm } from './presale-form-context.ts'

/** Currencies of the network that can be chosen by name; the wrapped one stands behind the native. */
export const listedCurrencies = activeChain.currencies.filter(({ isWETH }) => !isWETH)

const listed = (address: string) =>
  listedCurrencies.find((currency) => currency.address.toLowerCase() === address.toLowerCase())

/** The currency that the form names: native, from the network's list, or read on chain; its units go into the form. */
export function useFormCurrency(form: PresaleForm, address: string): FormCurrency {
  const isNative = address === zeroAddress
  const known = listed(address)
  const reading = readAddress(address)
  const asked =
    isNative || !reading.ok || known?.decimals !== undefined ? undefined : reading.address
  const data = useCurrencyFacts(asked)
  const native = isNative ? activeChain.nativeCurrency : undefined
  const symbol = native?.symbol ?? known?.name ?? data?.symbol ?? ''
  const decimals = native?.decimals ?? known?.decimals ?? data?.decimals ?? 18
  useEffect(() => {
    const values = form.getValues()
    if (values.currencySymbol !== symbol) form.setFieldValue('currencySymbol', symbol)
    if (values.currencyDecimals !== decimals) form.setFieldValue('currencyDecimals', decimals)
  }, [symbol, decimals, form])
  return { symbol, decimals, isNative, isListed: isNative || known !== undefined }
}
