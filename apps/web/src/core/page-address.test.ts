import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A page at an address, served by us or out of a static bundle. */
async function pageAt(address: string, isStatic: boolean) {
  vi.resetModules()
  const reload = vi.fn()
  const location = Object.assign(new URL(address), { assign: vi.fn(), reload })
  vi.stubGlobal('location', location)
  const textContent = JSON.stringify({ isStatic })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  return { ...(await import('./page-address.ts')), location, reload }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a page that a server delivered', () => {
  test('is what the address bar says', async () => {
    const { pageAddress, siteRoot } = await pageAt('https://s.example/sign/a?chain=bsc#b', false)
    expect(pageAddress().href).toBe('https://s.example/sign/a?chain=bsc#b')
    expect(siteRoot()).toBe('https://s.example')
  })

  test('another one is loaded by its address', async () => {
    const { loadPage, location, reload } = await pageAt('https://s.example/', false)
    loadPage('/token/list?chain=core')
    expect(location.assign).toHaveBeenCalledWith('/token/list?chain=core')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a page of a static bundle', () => {
  const at = 'https://gateway.example/ipfs/bafy/'
  let page: Awaited<ReturnType<typeof pageAt>>
  beforeEach(async () => {
    page = await pageAt(`${at}#/sign/a?chain=bsc#b`, true)
  })

  test('is what stands behind the first #', () => {
    const { pathname, search, hash } = page.pageAddress()
    expect({ pathname, search, hash }).toEqual({
      pathname: '/sign/a',
      search: '?chain=bsc',
      hash: '#b',
    })
  })

  test('begins at the bundle, wherever that lies', async () => {
    expect(page.siteRoot()).toBe(`${at}#`)
    const { siteUrl } = await import('./site-url.ts')
    expect(siteUrl('/presale/detail/0x1', { inviter: '0x2' })).toBe(
      `${at}#/presale/detail/0x1?chain=bsc&inviter=0x2`,
    )
  })

  test('without a page in its address it is the first one', async () => {
    const { pageAddress } = await pageAt(at, true)
    expect(pageAddress().pathname).toBe('/')
  })

  test('another one is loaded anew, though only the fragment differs', () => {
    page.loadPage('/token/list?chain=core')
    expect(page.location.hash).toBe('#/token/list?chain=core')
    expect(page.reload).toHaveBeenCalledOnce()
  })

  test('asks no server of ours: a static server’s "not found" says nothing about the chain', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('EventSource', fetch)
    const { api } = await import('./api.ts')
    const { followEvents } = await import('./follow-events.ts')
    vi.stubGlobal('document', { cookie: '' })
    await expect(api.getStatus()).rejects.toMatchObject({ code: 'NETWORK' })
    followEvents({})()
    expect(fetch).not.toHaveBeenCalled()
  })
})
