import { expect, test } from 'vitest'
import type { ChainDeployments, Deployment } from '../types.ts'
import { addDeployment, VersionTakenError } from './add-deployment.ts'
import { renderDeployments } from './render-deployments.ts'

const bsc = { chainId: 56, shortname: 'bsc' }

function deployment(version: string, digit: string, startBlock = 7): Deployment {
  const address = `0x${digit.repeat(40)}` as const
  const codeHash = `0x${'ab'.repeat(32)}` as const
  return { version, contracts: { tokenFactory: { address, startBlock, codeHash } } }
}

test('the first deployment of a chain opens its record', () => {
  const chains = addDeployment([], bsc, deployment('v1', '1'))
  expect(chains).toEqual([{ ...bsc, deployments: [deployment('v1', '1')] }])
})

test('running again replaces the entry of the same version', () => {
  const first = addDeployment([], bsc, deployment('v1', '1'))
  const again = addDeployment(first, bsc, deployment('v1', '1', 6))
  expect(again).toEqual([{ ...bsc, deployments: [deployment('v1', '1', 6)] }])
})

test('a later version is added behind the earlier ones', () => {
  const first = addDeployment([], bsc, deployment('v1', '1'))
  const [record] = addDeployment(first, bsc, deployment('v2', '2'))
  expect(record?.deployments.map(({ version }) => version)).toEqual(['v1', 'v2'])
})

test('the same version with other addresses is refused: what it created must stay readable', () => {
  const first = addDeployment([], bsc, deployment('v1', '1'))
  expect(() => addDeployment(first, bsc, deployment('v1', '2'))).toThrow(VersionTakenError)
})

test('one file for each chain, and one constant with all of them by chain id', () => {
  const chains: ChainDeployments[] = [
    { ...bsc, deployments: [deployment('v1', '1')] },
    { chainId: 5, shortname: 'goerli', deployments: [] },
  ]
  const files = renderDeployments(chains)
  const folder = 'packages/deployments/src/generated'
  expect([...files.keys()]).toEqual([
    `${folder}/addresses/goerli.json`,
    `${folder}/addresses/bsc.json`,
    `${folder}/deployments.ts`,
  ])
  expect(JSON.parse(files.get(`${folder}/addresses/bsc.json`) ?? '')).toEqual(chains[0])
  const source = files.get(`${folder}/deployments.ts`) ?? ''
  expect(source.indexOf('"chainId": 5,')).toBeLessThan(source.indexOf('"chainId": 56,'))
})
