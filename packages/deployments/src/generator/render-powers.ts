import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFiles } from './generated-files.ts'
import { renderConstant } from './render-constant.ts'

/** `PlatformRegistry` is `platformRegistry` in a deployment's record. */
const toContractName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** Functions that only a contract's owner can call, by contract, as the contracts' tests have found them (P-39). */
export function renderPowers(contractsFolder: string): GeneratedFiles {
  const table: Record<string, string[]> = JSON.parse(
    readFileSync(join(contractsFolder, 'powers.json'), 'utf8'),
  )
  const powers = Object.fromEntries(
    Object.entries(table).map(([name, signatures]) => [
      toContractName(name),
      signatures.map((signature) => signature.slice(0, signature.indexOf('('))),
    ]),
  )
  return new Map([
    [
      'packages/deployments/src/generated/platform-powers.ts',
      renderConstant('platformPowers', powers),
    ],
  ])
}
