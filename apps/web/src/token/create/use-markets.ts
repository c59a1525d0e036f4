import { useEffect, useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import {
  addCustomRouter,
  type CustomRouter,
  loadCustomRouters,
  removeCustomRouter,
} from '../../venues/custom-routers.ts'
import type { TokenForm } from './use-token-form.ts'

/** The network's own exchanges that a token can be made for: V2, with a router. */
const listed: readonly CustomRouter[] = activeChain.venues.flatMap(({ name, kind, router }) =>
  kind === 'v2' && router ? [{ name, router }] : [],
)

const wrapped = activeChain.currencies.find(({ isWETH }) => isWETH) ?? activeChain.currencies[0]

/** Exchanges to choose from, with those of the visitor; an empty form begins with the network's first and its currency. */
export function useMarkets(form: TokenForm) {
  const [own, setOwn] = useState(loadCustomRouters)
  useEffect(() => {
    const { router, quote } = form.getValues()
    const [first] = listed
    if (router === '' && first) form.setFieldValue('router', first.router)
    if (quote === '' && wrapped) form.setFieldValue('quote', wrapped.address)
  }, [form])
  return {
    routers: [...listed, ...own],
    own,
    add: (router: CustomRouter) => {
      setOwn((before) => addCustomRouter(before, router))
      form.setFieldValue('router', router.router)
    },
    remove: (router: string) => {
      setOwn((before) => removeCustomRouter(before, router))
      if (form.getValues().router === router) form.setFieldValue('router', listed[0]?.router ?? '')
    },
  }
}
