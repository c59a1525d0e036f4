import { chainsFor } from '@slipway/chains'
import { expect, test } from 'vitest'
import { ownCluster } from '../../core/own-cluster.ts'
import { defaultCluster, findCluster } from './find-cluster.ts'

test('a cluster that is not offered is none, and not the first', () => {
  expect(findCluster('nowhere')).toBeUndefined()
  expect(findCluster(1)).toBeUndefined()
  expect(findCluster(undefined)).toBeUndefined()
  const first = defaultCluster()
  expect(findCluster(first.shortname)).toBe(first)
  expect(findCluster(first.chainId)).toBe(first)
})

test('beside a local stack an address that names no cluster means that of this machine, else the first', () => {
  const clusters = (development: boolean) =>
    chainsFor({ development }).filter((chain) => chain.type === 'solana')
  expect(ownCluster(clusters(true))?.shortname).toBe('solana-local')
  expect(ownCluster(clusters(false))?.shortname).toBe('sol')
  expect(ownCluster([])).toBeUndefined()
})
