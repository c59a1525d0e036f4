import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'slipway-released-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a rehearsed release packs every package in the next version, and leaves the tree as it is', () => {
  const before = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  const script = join(root, 'scripts', 'release.ts')
  const said = execFileSync(process.execPath, [script, '9.8.7', '--dry-run', '--to', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(said).toContain('Nothing was changed. The tag v9.8.7 would publish')
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
  const files = sums.map((line) => line.split('  '))
  expect(files.map(([, name]) => name)).toEqual([
    ...['chains', 'deployments', 'messages', 'sdk', 'vanity-address', 'verification', 'cli'].map(
      (name) => `slipway-${name}-9.8.7.tgz`,
    ),
    'sbom.json',
  ])
  for (const [sum, name = ''] of files) {
    const content = readFileSync(join(folder, name))
    expect(createHash('sha256').update(content).digest('hex')).toBe(sum)
  }
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'sdk', 'package.json'), 'utf8'))
  expect(dependencies['@slipway/chains']).toBe('9.8.7')
  const sbom = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'))
  expect(sbom.bomFormat).toBe('CycloneDX')
  const materials = sbom.components.map((each: { 'bom-ref': string }) => each['bom-ref'])
  expect(materials).toContain('@slipway/sdk@9.8.7')
  expect(materials).toContainEqual(expect.stringMatching(/^viem@/))
  expect(materials).not.toContainEqual(
    expect.stringMatching(/^(?:react|@slipway\/devnet|fast-check)@/),
  )
  const after = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  expect(after).toBe(before)
}, 600_000)
