import { expect, test, vi } from 'vitest'
import { safeOptions } from './safe-options.ts'

const runtime = vi.hoisted(() => ({
  runtimeConfig: { safeOrigins: ['https://app.safe.global', 'https://safe.test:8443'] } as {
    safeOrigins?: readonly string[]
  },
}))
vi.mock('./runtime-config.ts', () => runtime)

const isBelieved = (origin: string) =>
  safeOptions().allowedDomains.some((domain) => domain.test(origin))

test('messages of the configured wallets are believed, whole origins and nothing like them', () => {
  expect(isBelieved('https://app.safe.global')).toBe(true)
  expect(isBelieved('https://safe.test:8443')).toBe(true)
  for (const origin of [
    'https://app.safe.global.evil.test',
    'https://appxsafe.global',
    'https://evil-app.safe.global',
    'http://app.safe.global',
    'https://safe.test',
    'https://safe.test:84430',
    'null',
    '',
  ])
    expect(isBelieved(origin)).toBe(false)
})

test('without any nobody is', () => {
  runtime.runtimeConfig = {}
  // An empty list believes nobody; no list at all would believe everybody.
  expect(safeOptions().allowedDomains).toEqual([])
})
