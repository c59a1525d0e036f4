// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { addCustomRouter, loadCustomRouters, removeCustomRouter } from './custom-routers.ts'

const first = { name: 'First', router: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const
const second = { name: 'Second', router: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' } as const

beforeEach(() => localStorage.clear())

test('keeps what was added, newest last, each router once whatever its letter case', () => {
  const lower = first.router.toLowerCase() as typeof first.router
  const kept = addCustomRouter(addCustomRouter([], first), second)
  addCustomRouter(kept, { name: 'Again', router: lower })
  expect(loadCustomRouters().map(({ name }) => name)).toEqual(['Second', 'Again'])
})

test('forgets what was removed', () => {
  removeCustomRouter(addCustomRouter([], first), first.router.toUpperCase().replace('0X', '0x'))
  expect(loadCustomRouters()).toEqual([])
})

test('reads over what nobody of ours wrote', () => {
  addCustomRouter([], first)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, '[{"name":1},{"name":"x","router":"0x12"},null]')
  expect(loadCustomRouters()).toEqual([])
  localStorage.setItem(key, '{')
  expect(loadCustomRouters()).toEqual([])
})
