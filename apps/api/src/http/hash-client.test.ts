import { describe, expect, it } from 'vitest'
import { makeApiApp } from './api-app.ts'
import { hashClient } from './hash-client.ts'

const key = new Uint8Array(32).fill(1)
const other = new Uint8Array(32).fill(2)

/** The name of a client as it is stored. */
async function nameOf(address: string, use?: 'asset' | 'account', clientKey = key) {
  const app = makeApiApp()
  app.get('/', (c) => {
    c.set('clientAddress', address)
    c.set('clientKey', clientKey)
    return c.text(hashClient(c, use))
  })
  return (await app.request('/')).text()
}

describe('the name of a client', () => {
  it('is the same for all addresses of one visitor, and another for each use', async () => {
    const name = await nameOf('2001:db8:1:1::1')
    expect(await nameOf('2001:db8:1:1:ffff::2')).toBe(name)
    expect(await nameOf('2001:db8:1:2::1')).not.toBe(name)
    expect(await nameOf('2001:db8:1:1::1', 'account')).not.toBe(name)
    expect(await nameOf('203.0.113.1')).not.toBe(await nameOf('203.0.113.2'))
  })

  it('is found by trying all addresses only with the server’s key', async () => {
    const [mine, theirs] = [
      await nameOf('203.0.113.1'),
      await nameOf('203.0.113.1', undefined, other),
    ]
    expect(theirs).not.toBe(mine)
  })
})
