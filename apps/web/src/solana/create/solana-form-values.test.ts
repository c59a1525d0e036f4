import { expect, test } from 'vitest'
import { emptySolanaForm, expectedUri } from './solana-form-values.ts'

test('the link of what is going to be stored counts before it is known', () => {
  const stored = 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'
  expect(expectedUri({ ...emptySolanaForm, website: 'https://tide.example' })).toHaveLength(
    stored.length,
  )
  expect(expectedUri({ ...emptySolanaForm, description: ' ' })).toBe('')
  expect(expectedUri({ ...emptySolanaForm, metadata: 'link', uri: ` ${stored} ` })).toBe(stored)
})
