import { useEffect, useRef, useState } from 'react'
import { addressFiles } from './address-files.ts'
import { assetApi } from './asset-api.ts'
import { storeProblemText } from './asset-texts.ts'
import { type AssetProgress, type StoreParams, storeAssets } from './store-assets.ts'
import type { StoreParts } from './store-folder.ts'

/** Where storing stands. */
export type StoreState =
  | { readonly state: 'idle' }
  | { readonly state: 'storing'; readonly progress: AssetProgress | undefined }
  | { readonly state: 'paused' }
  | { readonly state: 'broken'; readonly reason: string }
  | { readonly state: 'stored'; readonly uri: string }

/** Files on their way to the store. */
export interface Store {
  readonly store: StoreState
  readonly start: (params: StoreParams) => Promise<void>
  readonly pause: () => void
  /** The files were changed: what was stored is no longer theirs. */
  readonly forget: () => void
}

const wait: StoreParts['wait'] = (seconds, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, seconds * 1_000)
  const stop = () => {
    clearTimeout(timer)
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { once: true })
  return promise.finally(() => signal.removeEventListener('abort', stop))
}

const parts: StoreParts = { api: assetApi, address: addressFiles, wait }

/** @param onStored hears what the collection takes */
export function useStore(onStored: (uri: string) => void): Store {
  const [store, setStore] = useState<StoreState>({ state: 'idle' })
  const turn = useRef<AbortController>(undefined)
  useEffect(() => () => turn.current?.abort(), [])
  const isStoring = store.state === 'storing'
  useEffect(() => {
    if (!isStoring) return
    // Browsers ask before they close the page.
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isStoring])

  const start = async (params: StoreParams) => {
    turn.current?.abort()
    const own = new AbortController()
    turn.current = own
    const show = (next: StoreState) => {
      if (turn.current === own && !own.signal.aborted) setStore(next)
    }
    show({ state: 'storing', progress: undefined })
    try {
      const tell = (progress: AssetProgress) => show({ state: 'storing', progress })
      const uri = await storeAssets(params, tell, parts, own.signal)
      show({ state: 'stored', uri })
      onStored(uri)
    } catch (error) {
      show({ state: 'broken', reason: storeProblemText(error) })
    }
  }
  const stop = (next: StoreState) => {
    turn.current?.abort()
    setStore(next)
  }
  return {
    store,
    start,
    pause: () => stop({ state: 'paused' }),
    forget: () => stop({ state: 'idle' }),
  }
}
