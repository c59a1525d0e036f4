import type { FlowStorage } from './types.ts'

const prefix = 'slipway.flow.'

/** Keeps flow states in the browser's local storage, one entry each. @param storage `localStorage`, or one like it. */
export function webFlowStorage(storage: Storage): FlowStorage {
  return {
    save: (id, text) => storage.setItem(prefix + id, text),
    load: (id) => storage.getItem(prefix + id) ?? undefined,
    remove: (id) => storage.removeItem(prefix + id),
    list: () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at))
        .filter((key) => key?.startsWith(prefix) === true)
        .map((key) => String(key).slice(prefix.length)),
  }
}
