import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importDirectly } from '../build/direct-abis.ts'

const root = join(import.meta.dirname, '../../..')

test('each ABI comes from its own file, under the name that it has', () => {
  expect(
    importDirectly(
      "import {\n  presaleFactoryAbi as abi,\n  type X,\n  vipAbi,\n} from '@slipway/deployments/abi'",
    ),
  ).toBe(
    "import { presaleFactoryAbi as abi } from '@slipway/deployments/generated/abi/presale-factory'; " +
      "import { vipAbi } from '@slipway/deployments/generated/abi/vip'",
  )
})

test('no page is left with all ABIs, and every file is there', () => {
  const sources = globSync(['packages/sdk/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}'], {
    cwd: root,
  }).map((file) => readFileSync(join(root, file), 'utf8'))
  const direct = sources.map(importDirectly)
  expect(direct.filter((code) => /^import \{.*deployments\/abi'/m.test(code))).toEqual([])
  const files = direct.flatMap((code) =>
    [...code.matchAll(/'@slipway\/deployments\/(generated\/abi\/[a-z0-9-]+)'/g)].map(
      ([, file]) => file,
    ),
  )
  expect(files.length).toBeGreaterThan(50)
  const missing = files.filter(
    (file) => !existsSync(join(root, `packages/deployments/src/${file}.ts`)),
  )
  expect(missing).toEqual([])
})
