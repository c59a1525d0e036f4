import { describe, expect, test } from 'vitest'
import { findFolderProblems } from './folder-rules.ts'

const graphOf = (imports: Record<string, readonly string[]>) => ({
  all: new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)])),
})

describe('folders', () => {
  test('may import one way, and a feature what is below it', () => {
    const graph = graphOf({
      'apps/api/src/presale/a.ts': ['apps/api/src/http/b.ts', 'apps/api/src/presale/c.ts'],
      'apps/api/src/owner/d.ts': ['apps/api/src/presale/a.ts', 'apps/api/src/lock/e.ts'],
      'packages/sdk/src/token/f.ts': ['packages/sdk/src/platform/g.ts'],
    })
    expect(findFolderProblems(graph)).toEqual([])
  })

  test.each([
    ['apps/web', 'apps/web/src/lock/create/a.ts', 'apps/web/src/presale/b.ts'],
    ['packages/sdk', 'packages/sdk/src/trade/a.ts', 'packages/sdk/src/token/safety/b.ts'],
    ['apps/api', 'apps/api/src/nft/a.ts', 'apps/api/src/airdrop/b.ts'],
    ['apps/indexer', 'apps/indexer/src/vip/a.ts', 'apps/indexer/src/token/b.ts'],
  ])('features of %s do not import each other', (_, file, target) => {
    expect(findFolderProblems(graphOf({ [file]: [target] }))).toEqual([
      `${file}: imports ${target} of a sibling feature`,
    ])
  })

  test('do not import each other', () => {
    const graph = graphOf({
      'apps/api/src/files/a.ts': ['apps/api/src/http/b.ts'],
      'apps/api/src/http/c.ts': ['apps/api/src/files/d.ts'],
    })
    expect(findFolderProblems(graph)).toEqual([
      'apps/api/src/files and apps/api/src/http import each other',
    ])
  })
})
