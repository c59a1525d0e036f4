// One Node for everybody: version managers, containers, workflows and the packages that a fresh clone brings.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const version = read('.nvmrc').trim()

test('the version that managers read is the one that the packages bring', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(brought.length).toBeGreaterThan(0)
  for (const [, pinned] of brought) expect(pinned).toBe(version)
})

test('the bootstrap asks for the same major version, and containers run the same', () => {
  expect(/pinnedNode = (\d+)/.exec(read('scripts/bootstrap.mjs'))?.[1]).toBe(version.split('.')[0])
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, tag]) => tag)
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) expect(image).toBe(version)
})
