import { describe, expect, test } from 'vitest'
import { findSolanaLoads } from '../build/find-solana-loads.ts'
import { solanaFilesOf } from '../build/list-solana-files.ts'

const root = '/home/slipway/apps/web'
const used = { renderedLength: 10 }

describe('files that hold code of Solana', () => {
  const filesWith = (...modules: string[]) =>
    solanaFilesOf(
      [{ fileName: 'a.js', modules: Object.fromEntries(modules.map((id) => [id, used])) }],
      root,
    )

  test('its area, our part of the SDK, its client and its wallets', () => {
    const libraries = [
      '@solana/kit/x.mjs',
      '@solana-program/memo/x.mjs',
      '@wallet-standard/app/x.js',
    ]
    const modules = [
      '/home/slipway/packages/sdk/src/solana/get-solana-token.ts',
      `${root}/src/solana/wallet/wallet-store.ts`,
      ...libraries.map((library) => `/home/slipway/node_modules/${library}`),
    ]
    expect(filesWith(...modules)['a.js']).toEqual([
      '../../node_modules/@solana-program/memo/x.mjs',
      '../../node_modules/@solana/kit/x.mjs',
      '../../node_modules/@wallet-standard/app/x.js',
      '../../packages/sdk/src/solana/get-solana-token.ts',
      'src/solana/wallet/wallet-store.ts',
    ])
  })

  test('neither the routes of its area with their query, nor the definitions of its networks', () => {
    const others = [
      `${root}/src/routes/solana/token/list.tsx`,
      `${root}/src/solana/network/read-solana-search.ts`,
      '/home/slipway/packages/chains/src/definitions/sol.ts?alone',
      `${root}/src/token/list/token-list-page.tsx`,
    ]
    expect(filesWith(...others)).toEqual({})
  })

  test('a module of which nothing is left is in none', () => {
    const modules = { [`${root}/src/solana/network/find-cluster.ts`]: { renderedLength: 0 } }
    expect(solanaFilesOf([{ fileName: 'a.js', modules }], root)).toEqual({})
  })
})

describe('pages of other networks', () => {
  const files = { 'wallet.js': ['src/solana/wallet/wallet-store.ts'] }
  const solana: [string, string[]] = ['/solana/index', ['frame.js', 'wallet.js']]

  test('load nothing of Solana', () => {
    expect(findSolanaLoads(new Map([solana, ['/index', ['frame.js']]]), files)).toEqual([])
  })

  test('are named with what they load', () => {
    const routes = new Map([solana, ['/index', ['wallet.js']], ['/vip', ['frame.js', 'wallet.js']]])
    expect(findSolanaLoads(routes, files)).toEqual([
      '/index and 1 more: loads src/solana/wallet/wallet-store.ts, which is of Solana',
    ])
  })

  test('a list that does not even know what Solana’s own pages load proves nothing', () => {
    const routes = new Map([solana, ['/index', ['frame.js']]])
    expect(() => findSolanaLoads(routes, {})).toThrow('/solana/index loads nothing')
    expect(() => findSolanaLoads(new Map([['/index', ['frame.js']]]), files)).toThrow('no page')
  })
})
