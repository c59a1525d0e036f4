import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { storageScript } from '../server/storage-script.ts'

const refuse = {
  configurable: true,
  get: () => {
    throw new Error('Access is denied for this document.')
  },
}

/** A page's global object after the script ran in it. */
function openPage(properties: PropertyDescriptorMap) {
  const page = createContext(Object.defineProperties({}, properties))
  runInContext(`window = globalThis;${storageScript}`, page)
  return page as unknown as Window
}

test('where the browser refuses storage, the page keeps what it is given for as long as it lives', () => {
  const { localStorage, sessionStorage } = openPage({
    localStorage: refuse,
    sessionStorage: refuse,
  })
  localStorage.setItem('a', '1')
  localStorage.setItem('b', '2')
  expect([localStorage.getItem('a'), localStorage.getItem('none')]).toEqual(['1', null])
  expect([localStorage.length, localStorage.key(1), localStorage.key(2)]).toEqual([2, 'b', null])
  expect(sessionStorage.length).toBe(0)
  localStorage.removeItem('a')
  expect(localStorage.getItem('a')).toBeNull()
  localStorage.clear()
  expect(localStorage.length).toBe(0)
})

test('storage that the browser grants stays the browser’s own', () => {
  const granted = { length: 0 }
  const { localStorage } = openPage({
    localStorage: { configurable: true, value: granted },
    sessionStorage: refuse,
  })
  expect(localStorage).toBe(granted)
})
