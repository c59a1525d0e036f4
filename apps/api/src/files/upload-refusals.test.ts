import { expect, it } from 'vitest'
import { makeTestApp } from '../../test/make-test-app.ts'

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

it('every upload names in the document that the store may be full or the quota used up', async () => {
  const { app } = makeTestApp()
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as Document
  const uploads = Object.entries(paths).flatMap(([path, { post }]) =>
    post && path.includes('/ipfs/') ? [{ path, answers: Object.keys(post.responses) }] : [],
  )
  expect(uploads.length).toBeGreaterThan(6)
  const bare = uploads.filter(
    ({ answers }) => !['413', '429', '507'].every((one) => answers.includes(one)),
  )
  expect(bare).toEqual([])
})
