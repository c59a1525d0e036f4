import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeTestApp } from '../../test/make-test-app.ts'

const folder = new URL(
  '../../../../packages/deployments/src/generated/clear-signing/',
  import.meta.url,
)
const files = readdirSync(folder)
const { app } = makeTestApp()

test('every committed descriptor is served as it is, and none beside them', async () => {
  const list = await app.request('/api/clear-signing')
  const { descriptors } = (await list.json()) as { descriptors: { file: string }[] }
  expect(descriptors.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    const answer = await app.request(`/api/clear-signing/${file}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(await answer.json()).toEqual(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  }
})

test('a client that has a descriptor is told so', async () => {
  const path = '/api/clear-signing/calldata-presale.json'
  const tag = (await app.request(path)).headers.get('ETag') ?? ''
  const again = await app.request(path, { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
})

test.each(['calldata-nothing.json', '..%2Fdeployments.ts', 'calldata-presale'])(
  'no other file is read: %s',
  async (file) => {
    expect((await app.request(`/api/clear-signing/${file}`)).status).toBe(400)
  },
)
