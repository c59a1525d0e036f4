import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutInternalTypes } from '../build/slim-abis.ts'

const folder = join(import.meta.dirname, '../../../packages/deployments/src/generated/abi')
const jsonOf = (code: string): unknown =>
  JSON.parse(code.slice(code.indexOf('= ') + 2, code.lastIndexOf(']') + 1))

test('an ABI loses the names of Solidity and nothing else', () => {
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8')
    const expected = JSON.stringify(jsonOf(code), (name, value) =>
      name === 'internalType' ? undefined : value,
    )
    expect(JSON.stringify(jsonOf(withoutInternalTypes(code))), file).toBe(expected)
  }
})
