import { useEffect, useState } from 'react'
import {
  addCustomRouter,
  type CustomRouter,
  loadCustomRouters,
  removeCustomRouter,
} from './custom-routers.ts'
import { listedRouters } from './listed-routers.ts'

/** The part of a form that names an exchange. */
interface MarketForm {
  getValues: () => { router: string }
  setFieldValue: (field: 'router', router: string) => void
}

/** Exchanges to choose from, with those of the visitor; an empty form begins with the network's first. */
export function useMarkets(form: MarketForm) {
  const [own, setOwn] = useState(loadCustomRouters)
  useEffect(() => {
    const [first] = listedRouters
    if (form.getValues().router === '' && first) form.setFieldValue('router', first.router)
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
