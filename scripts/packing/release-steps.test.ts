import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { closeChangelog } from './close-changelog.ts'
import { listMaterials } from './list-materials.ts'
import { nextVersion } from './next-version.ts'
import { setLockVersion, setManifestVersion } from './set-version.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the next version', () => {
  test.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
    ['1.10.0', '1.10.0'],
  ])('%s of 1.2.3 is %s', (step, version) => {
    expect(nextVersion('1.2.3', step)).toBe(version)
  })

  test.each(['1.2.3', '1.2.2', '0.9.9', 'v2.0.0', 'next', ''])('refuses %s', (step) => {
    expect(() => nextVersion('1.2.3', step)).toThrow()
  })
})

describe('the changelog', () => {
  test('puts what was unreleased under the version, and begins anew', () => {
    expect(
      closeChangelog('# Changelog\n\n## Unreleased\n\n- One.\n\n## 1.0.0\n\n- Old.\n', '1.1.0'),
    ).toBe('# Changelog\n\n## Unreleased\n\n## 1.1.0\n\n- One.\n\n## 1.0.0\n\n- Old.\n')
  })

  test('refuses a release of nothing', () => {
    expect(() => closeChangelog('## Unreleased\n\n## 1.0.0\n\n- Old.\n', '1.1.0')).toThrow(
      'nothing',
    )
    expect(() => closeChangelog('## 1.0.0\n\n- Old.\n', '1.1.0')).toThrow('nothing')
  })
})

describe('the version of all packages', () => {
  test('is asked of ours and left alone with others', () => {
    const manifest = {
      name: '@slipway/x',
      version: '1.0.0',
      dependencies: { '@slipway/y': '1.0.0', viem: '2.0.0' },
    }
    expect(setManifestVersion(manifest, '1.1.0')).toEqual({
      name: '@slipway/x',
      version: '1.1.0',
      dependencies: { '@slipway/y': '1.1.0', viem: '2.0.0' },
    })
  })

  test.each(['package.json', 'packages/sdk/package.json', 'apps/cli/package.json'])(
    'changes %s in the lines of versions alone',
    (path) => {
      const text = `${JSON.stringify(setManifestVersion(JSON.parse(read(path)), '99.0.0'), undefined, 2)}\n`
      const { version } = JSON.parse(read(path))
      expect(text.replaceAll('"99.0.0"', `"${version}"`)).toBe(read(path))
    },
  )

  test('reaches every folder of ours in the lock file, and no package of others', () => {
    const lock = JSON.parse(read('package-lock.json'))
    const set = setLockVersion(lock, '99.0.0')
    const versions = Object.entries(
      set.packages as Record<string, { version?: string; link?: boolean }>,
    )
    for (const [path, { version }] of versions)
      expect(version === '99.0.0', path).toBe(!path.includes('node_modules'))
    expect(JSON.stringify(set)).not.toMatch(/"@slipway\/[\w-]+":"(?!99\.0\.0)/)
  })
})

test('materials are those of the released packages, and theirs, by the new version', () => {
  const component = (ref: string) => ({
    'bom-ref': ref,
    name: 'folder',
    version: '1.0.0',
    purl: '',
    properties: [{ name: 'cdx:npm:package:private' }],
  })
  const tree = {
    metadata: { component: component('slipway@1.0.0') },
    components: ['@slipway/x@1.0.0', 'viem@2.0.0', 'ox@1.0.0', 'react@1.0.0', 'checks@1.0.0'].map(
      component,
    ),
    dependencies: [
      { ref: '@slipway/x@1.0.0', dependsOn: ['viem@2.0.0', 'checks@1.0.0'] },
      { ref: 'viem@2.0.0', dependsOn: ['ox@1.0.0'] },
      { ref: 'checks@1.0.0', dependsOn: ['react@1.0.0'] },
    ],
  }
  const released = [{ name: '@slipway/x', version: '1.1.0', dependencies: { viem: '2.0.0' } }]
  const listed = listMaterials(tree, released)
  expect(listed.components.map((each) => each['bom-ref'])).toEqual([
    '@slipway/x@1.1.0',
    'viem@2.0.0',
    'ox@1.0.0',
  ])
  expect(listed.components[0]).toMatchObject({
    name: '@slipway/x',
    purl: 'pkg:npm/%40slipway/x@1.1.0',
    properties: [],
  })
  expect(listed.metadata.component).toMatchObject({ name: 'slipway', version: '1.1.0' })
  expect(listed.dependencies).toEqual([
    { ref: 'slipway@1.1.0', dependsOn: ['@slipway/x@1.1.0'] },
    { ref: '@slipway/x@1.1.0', dependsOn: ['viem@2.0.0'] },
    { ref: 'viem@2.0.0', dependsOn: ['ox@1.0.0'] },
    { ref: 'ox@1.0.0', dependsOn: [] },
  ])
})
