import { expect, test } from 'vitest'
import { documentTitle, tabTitle } from './tab-title.ts'

test('a tab is called by its page, else by its route, else by its address', () => {
  expect(tabTitle({ key: '/token/detail/1', title: 'HULL' })).toBe('HULL')
  expect(tabTitle({ key: '/token/detail/1' })).toBe('Token console')
  expect(tabTitle({ key: '/gone' })).toBe('/gone')
})

test('the window is called by the route followed by the product', () => {
  expect(documentTitle('Create a token')).toBe('Create a token – Slipway')
})
