import { useEffect, useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import {
  addCustomRouter,
  type CustomRouter,
  loadCustomRouters,
  removeCustomRouter,
} from '../../venues/custom-routers.ts'
import { listedRouters } from '../../venues/listed-routers.ts'
import type { TokenForm } from './use-token-form.ts'

const wrapped = activeChain.currencies.find(({ isWETH }) => isWETH) ?? activeChain.currencies[0]

/** Exchanges to choose from, with those of the visitor; an empty form begins with the network's first and its currency. */
export function useMarkets(form: TokenForm) {
  const [own, setOwn] = useState(loadCustomRouters)
  useEffect(() => {
    const { router, quote } = form.getValues()
    const [first] = listedRouters
    if (router === '' && first) form.setFieldValue('router', first.router)
    if (quote === '' && wrapped) form.setFieldValue('quote', wrapped.address)
  }, [form])
  return {
    routers: [...listedRouters, ...own],
    own,
    add: (router: CustomRouter) => {
      setOwn((before) => addCustomRouter(before, router))
      form.setFieldValue('router', router.router)
    },
    remove: (router: string) => {
      setOwn((before) => removeCustomRouter(before, router))
      if (form.getValues().router === router)
        form.setFieldValue('router', listedRouters[0]?.router ?? '')
    },
  }
}
