import { expect, test } from 'vitest'
import { findCluster, firstCluster } from './find-cluster.ts'

test('a cluster that is not offered is none, and not the first', () => {
  expect(findCluster('nowhere')).toBeUndefined()
  expect(findCluster(1)).toBeUndefined()
  expect(findCluster(undefined)).toBeUndefined()
  const first = firstCluster()
  expect(findCluster(first.shortname)).toBe(first)
  expect(findCluster(first.chainId)).toBe(first)
})
