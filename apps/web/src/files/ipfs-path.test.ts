import { expect, test } from 'vitest'
import { ipfsPath } from './ipfs-path.ts'

const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

test.each([`ipfs://${cid}`, cid, `/ipfs/${cid}`, `ipfs/${cid}`])('finds the file of %s', (uri) => {
  expect(ipfsPath(uri)).toBe(`/ipfs/${cid}`)
})

test.each([
  null,
  undefined,
  '',
  'https://elsewhere.example/logo.png',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
  `${cid}/../../api/tokens`,
  '//elsewhere.example/logo.png',
])('loads nothing from elsewhere: %s', (uri) => {
  expect(ipfsPath(uri)).toBeUndefined()
})
