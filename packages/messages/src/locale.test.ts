import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { matchLocale } from './locale.ts'

/** A fresh copy of the module, as a fresh page has one. */
async function openPage(languages: readonly string[], storage: Partial<Storage>) {
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  return { ...(await import('./locale.ts')), reload }
}

function memory(entries: Record<string, string> = {}): Partial<Storage> {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  }
}

const forbidden: Partial<Storage> = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('SecurityError')
  },
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('the language of a visitor', () => {
  test('is their choice, before what the browser asks for', async () => {
    const storage = memory({ 'slipway.locale': 'en-US' })
    expect((await openPage(['zh-CN'], storage)).getLocale()).toBe('en-US')
  })

  test('is what the browser asks for, before English', async () => {
    expect((await openPage(['fr', 'zh-CN'], memory())).getLocale()).toBe('zh-CN')
    expect((await openPage(['fr'], memory())).getLocale()).toBe('en-US')
    expect((await openPage([], memory({ 'slipway.locale': 'klingon' }))).getLocale()).toBe('en-US')
  })

  test('is kept and the page loaded anew when they choose another', async () => {
    const storage = memory()
    const page = await openPage(['en-US'], storage)
    page.setLocale('en-US')
    expect(page.reload).not.toHaveBeenCalled()
    page.setLocale('zh-CN')
    expect(page.reload).toHaveBeenCalledOnce()
    expect((await openPage(['en-US'], storage)).getLocale()).toBe('zh-CN')
  })

  test('changes without a reload on request, and where the browser keeps nothing', async () => {
    const page = await openPage(['en-US'], memory())
    page.setLocale('zh-CN', { reload: false })
    expect(page.getLocale()).toBe('zh-CN')
    const private_ = await openPage(['en-US'], forbidden)
    private_.setLocale('zh-CN')
    expect(private_.getLocale()).toBe('zh-CN')
    expect(page.reload).not.toHaveBeenCalled()
    expect(private_.reload).not.toHaveBeenCalled()
  })

  test('is English where there is no browser', async () => {
    vi.resetModules()
    expect((await import('./locale.ts')).getLocale()).toBe('en-US')
  })
})

test.each([
  [['zh'], 'zh-CN'],
  [['zh-TW'], 'zh-CN'],
  [['en-GB'], 'en-US'],
  [['ZH-cn'], 'zh-CN'],
  [['de', 'en'], 'en-US'],
  [['de'], undefined],
])('%j reads %s', (wanted, locale) => {
  expect(matchLocale(wanted)).toBe(locale)
})
