import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../test/make-test-app.ts'

const CID = 'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq'

describe('a file', () => {
  it.each([`"${CID}"`, `W/"${CID}"`, `"other", "${CID}"`, '*'])(
    'is not sent to whoever has it: %s',
    async (tag) => {
      // Neither database nor store is asked.
      const { app } = makeTestApp({ files: {} as never })
      const response = await app.request(`/ipfs/${CID}`, { headers: { 'If-None-Match': tag } })
      expect(response.status).toBe(304)
      expect(response.headers.get('ETag')).toBe(`"${CID}"`)
    },
  )
})
