import { useSyncExternalStore } from 'react'
import {
  addCustomRouter,
  type CustomRouter,
  loadCustomRouters,
  removeCustomRouter,
} from './custom-routers.ts'

let current: readonly CustomRouter[] | undefined
const listeners = new Set<() => void>()

const read = () => {
  current ??= loadCustomRouters()
  return current
}

function replace(routers: readonly CustomRouter[]): void {
  current = routers
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const reload = () => replace(loadCustomRouters())
  listeners.add(listener)
  window.addEventListener('storage', reload)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', reload)
  }
}

/** The visitor's own exchanges: one list for every form and page, other windows of the browser included. */
export function useCustomRouters() {
  const own = useSyncExternalStore(subscribe, read)
  return {
    own,
    add: (router: CustomRouter) => replace(addCustomRouter(read(), router)),
    remove: (router: string) => replace(removeCustomRouter(read(), router)),
  }
}
