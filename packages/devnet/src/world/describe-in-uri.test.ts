import { expect, test } from 'vitest'
import { toRawCid } from './describe-in-uri.ts'

test('gives the content identifier that IPFS gives to the same bytes', () => {
  // `ipfs add --cid-version 1 --raw-leaves` of "hello world", without a line end.
  expect(toRawCid('hello world')).toBe(
    'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
  )
})
