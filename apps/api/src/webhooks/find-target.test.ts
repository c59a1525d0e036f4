import { describe, expect, it } from 'vitest'
import { AttemptFailed, findTarget } from './find-target.ts'

const url = 'https://hooks.example.com/in'
const leadsTo = (addresses: readonly string[]) => async () => addresses
const find = (addresses: readonly string[], allowsLoopback = false, to = url) =>
  findTarget(to, { resolve: leadsTo(addresses), allowsLoopback })

/** @returns why it is refused */
const refusal = (finding: Promise<unknown>) =>
  finding.then(
    () => 'found',
    (error: unknown) => (error instanceof AttemptFailed ? error.failure : 'broken'),
  )

describe('findTarget', () => {
  it('connects the address that was judged', async () => {
    expect(await find(['8.8.8.8', '2606:4700::1'])).toMatchObject({ address: '8.8.8.8' })
  })

  it('refuses a name of which any address is private, in whatever order it comes', async () => {
    for (const addresses of [['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1', '8.8.8.8'], []])
      expect(await refusal(find(addresses))).toBe('target')
  })

  it('asks for a name once: whoever answers otherwise the second time is not asked again', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    let asked = 0
    const resolve = async () => answers[asked++] ?? []
    expect(await findTarget(url, { resolve, allowsLoopback: false })).toMatchObject({
      address: '8.8.8.8',
    })
    expect(asked).toBe(1)
  })

  it('judges a stored URL by the rules of today', async () => {
    for (const to of [
      'http://hooks.example.com/',
      'https://a:b@hooks.example.com/',
      'https://8.8.8.8/',
    ])
      expect(await refusal(find(['8.8.8.8'], false, to))).toBe('target')
    for (const to of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://0/'])
      expect(await refusal(find(['8.8.8.8'], false, to))).toBe('target')
  })

  it('in development leads to this machine, and to no neighbour of it', async () => {
    expect(await find(['127.0.0.1'], true)).toMatchObject({ address: '127.0.0.1' })
    expect(await find([], true, 'http://[::1]:4010/')).toMatchObject({ address: '::1' })
    for (const address of ['10.0.0.1', '192.168.0.1', '169.254.169.254', '::ffff:127.0.0.1'])
      expect(await refusal(find([address], true))).toBe('target')
  })

  it('says that a name has no address', async () => {
    const resolve = () => Promise.reject(new Error('NXDOMAIN'))
    expect(await refusal(findTarget(url, { resolve, allowsLoopback: false }))).toBe('name')
  })
})
