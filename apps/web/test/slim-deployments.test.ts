import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listReleasedContracts } from '@slipway/sdk/lock/certificate/list-released-contracts'
import { expect, test } from 'vitest'
import { withoutCodeHashes } from '../build/slim-deployments.ts'

const file = join(import.meta.dirname, '../../../packages/deployments/src/generated/deployments.ts')

interface Recorded {
  readonly deployments: readonly {
    readonly contracts: Readonly<Record<string, { readonly codeHash?: string }>>
  }[]
}

const contractsOf = (code: string) => {
  const chains: Recorded[] = JSON.parse(
    code.slice(code.indexOf('= ') + 2, code.lastIndexOf(']') + 1),
  )
  return chains.flatMap(({ deployments }) =>
    deployments.flatMap(({ contracts }) => Object.entries(contracts)),
  )
}

test('what a certificate is checked against stays, and of the others everything but the hash', () => {
  const whole = readFileSync(file, 'utf8')
  const slim = contractsOf(withoutCodeHashes(whole))
  const released = new Set<string>(
    [31_337].flatMap((chainId) => listReleasedContracts(chainId).map(({ codeHash }) => codeHash)),
  )
  expect(released.size).toBeGreaterThan(3)
  const expected = contractsOf(whole).map(([name, { codeHash = '', ...rest }]) => [
    name,
    released.has(codeHash) ? { ...rest, codeHash } : rest,
  ])
  expect(slim.map(([name, contract]) => [name, { ...contract }])).toEqual(expected)
  expect(slim.length).toBeGreaterThan(30)
})
