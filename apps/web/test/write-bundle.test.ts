import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { appShellScriptSource } from '../server/app-shell-script.ts'
import { readServerConfiguration } from '../server/server-configuration.ts'
import { writeBundle } from '../server/write-bundle.ts'

const page =
  '<!doctype html><html><head><meta charset="utf-8" /><link rel="icon" href="./favicon.svg" />' +
  '<link rel="alternate" type="application/rss+xml" title="Slipway" href="/api/feeds/launches.rss" />' +
  '<script type="module" crossorigin src="./assets/frame-1.js"></script></head>' +
  '<body><div id="root"></div></body></html>'
const { runtime } = readServerConfiguration({
  SLIPWAY_PUBLIC_CHAINS: '[{"chainId":56,"rpcUrl":"https://node.example/bsc"}]',
})

let build: string
const folder = () => mkdtempSync(join(tmpdir(), 'slipway-bundle-'))
const written = (to: string) => readFileSync(join(to, 'index.html'), 'utf8')

beforeAll(() => {
  build = folder()
  mkdirSync(join(build, 'assets'))
  mkdirSync(join(build, '.vite'))
  writeFileSync(join(build, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(build, 'index.html'), page)
  writeFileSync(join(build, 'assets', 'frame-1.js'), 'export {}')
})

describe('the static bundle (S-13)', () => {
  test('names its files by where they lie beside the page, and nothing of a server', async () => {
    const to = folder()
    await writeBundle(build, to, runtime)
    expect([...written(to).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      './favicon.svg',
      './assets/frame-1.js',
    ])
  })

  test('says in the page what a server says in headers: what may run, and which nodes are asked', async () => {
    const to = folder()
    await writeBundle(build, to, runtime)
    const html = written(to)
    const [policy = '', nodes = ''] = [
      ...html.matchAll(/http-equiv="content-security-policy" content="([^"]*)"/g),
    ].map(([, text]) => text)
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${appShellScriptSource};`)
    expect(policy).toContain("default-src 'none'")
    // Only a header can say it; a browser warns of it in a page.
    expect(policy).not.toContain('frame-ancestors')
    expect(nodes).toContain('https://node.example')
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'))
    expect(html).toContain('"isStatic":true')
  })

  test('has one address for one build and configuration, and another for another', async () => {
    const [first, second] = [folder(), folder()]
    const made = await writeBundle(build, first, runtime)
    expect(await writeBundle(build, second, runtime)).toEqual(made)
    expect(written(second)).toBe(written(first))
    const other = await writeBundle(build, folder(), { ...runtime, links: { docs: '/docs' } })
    expect(other.cid).not.toBe(made.cid)
  })

  test('holds what the build holds, without the build’s notes on itself', async () => {
    const to = folder()
    const { files, bytes, cid } = await writeBundle(build, to, runtime)
    expect(readdirSync(to).sort()).toEqual(['assets', 'index.html'])
    expect({ files, bytes }).toEqual({ files: 2, bytes: written(to).length + 9 })
    expect(cid).toMatch(/^bafy/)
  })

  test('needs a page of ours', async () => {
    const empty = folder()
    await expect(writeBundle(empty, folder(), runtime)).rejects.toThrow('index.html')
    writeFileSync(join(empty, 'index.html'), 'nothing')
    await expect(writeBundle(empty, folder(), runtime)).rejects.toThrow('has no head')
  })
})
