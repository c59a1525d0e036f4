import { expect, test } from 'vitest'
import { memoryFlowStorage } from './memory-flow-storage.ts'
import { webFlowStorage } from './web-flow-storage.ts'

/** As much of the browser's storage as is used. */
function browserStorage(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
}

test.each([
  ['memory', memoryFlowStorage()],
  ['the browser', webFlowStorage(browserStorage({ 'slipway.locale': 'zh-CN' }))],
])('%s keeps, lists and forgets flows', async (_name, storage) => {
  expect(await storage.list()).toEqual([])
  await storage.save('a', 'one')
  await storage.save('b', 'two')
  await storage.save('a', 'three')
  expect(await storage.list()).toEqual(['a', 'b'])
  expect(await storage.load('a')).toBe('three')
  await storage.remove('a')
  expect(await storage.load('a')).toBeUndefined()
  expect(await storage.list()).toEqual(['b'])
})
