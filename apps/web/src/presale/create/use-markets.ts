import { useEffect, useState } from 'react'
import {
  addCustomRouter,
  type CustomRouter,
  loadCustomRouters,
  removeCustomRouter,
} from '../../venues/custom-routers.ts'
import { listedRouters } from '../../venues/listed-routers.ts'
import type { PresaleForm } from './presale-form-context.ts'

/** Exchanges to choose from, with those of the visitor; an empty form begins with the network's first. */
export function useMarkets(form: PresaleForm) {
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
