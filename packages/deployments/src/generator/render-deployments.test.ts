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
  expect([...files.keys()].filter((path) => !path.includes('/clear-signing/'))).toEqual([
    `${folder}/addresses/goerli.json`,
    `${folder}/addresses/bsc.json`,
    `${folder}/deployments.ts`,
  ])
  expect(JSON.parse(files.get(`${folder}/addresses/bsc.json`) ?? '')).toEqual(chains[0])
  const source = files.get(`${folder}/deployments.ts`) ?? ''
  expect(source.indexOf('"chainId": 5,')).toBeLessThan(source.indexOf('"chainId": 56,'))
})

test('a deployment is in what wallets read: its factory, and what the factory makes', () => {
  const chains = [{ ...bsc, deployments: [deployment('v1', '1'), deployment('v2', '2')] }]
  const files = renderDeployments(chains)
  const contextOf = (name: string) =>
    JSON.parse(
      files.get(`packages/deployments/src/generated/clear-signing/calldata-${name}.json`) ?? '',
    ).context.contract
  const deployments = ['1', '2'].map((digit) => ({
    chainId: 56,
    address: `0x${digit.repeat(40)}`,
  }))
  expect(contextOf('token-factory')).toEqual({ deployments })
  expect(contextOf('token').factory.deployments).toEqual(deployments)
})
