import type { FlowStorage } from './types.ts'

/** Keeps flow states for the life of the process: bots, tests, browsers without storage. */
export function memoryFlowStorage(): FlowStorage {
  const texts = new Map<string, string>()
  return {
    save: (id, text) => void texts.set(id, text),
    load: (id) => texts.get(id),
    remove: (id) => void texts.delete(id),
    list: () => [...texts.keys()],
  }
}
