import { useEffect } from 'react'
import type { CustomRouter } from './custom-routers.ts'
import { listedRouters } from './listed-routers.ts'
import { useCustomRouters } from './use-custom-routers.ts'

/** The part of a form that names an exchange. */
interface MarketForm {
  getValues: () => { router: string }
  setFieldValue: (field: 'router', router: string) => void
}

/** Exchanges to choose from, with those of the visitor; an empty form begins with the network's first. */
export function useMarkets(form: MarketForm) {
  const { own, add, remove } = useCustomRouters()
  useEffect(() => {
    const [first] = listedRouters
    if (form.getValues().router === '' && first) form.setFieldValue('router', first.router)
  }, [form])
  return {
    routers: [...listedRouters, ...own],
    own,
    add: (router: CustomRouter) => {
      add(router)
      form.setFieldValue('router', router.router)
    },
    remove: (router: string) => {
      remove(router)
      if (form.getValues().router === router)
        form.setFieldValue('router', listedRouters[0]?.router ?? '')
    },
  }
}
