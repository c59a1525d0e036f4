import { describe, expect, it } from 'vitest'
import { formatRss } from './format-rss.ts'

const feed = {
  title: 'Launches',
  description: 'What was made',
  language: 'en-US',
  url: 'https://launch.example/index',
  selfUrl: 'https://launch.example/api/feeds/launches.rss?chain=bsc&feature=token',
  ttlMinutes: 10,
}
const item = {
  id: '56:0x1',
  title: 'Token created: Gold',
  description: 'by somebody',
  url: 'https://launch.example/token/view/0x1?chain=bsc',
  at: 1_700_000_000,
}

describe('a feed', () => {
  it('tells what, where and when, and where it lies itself', () => {
    const text = formatRss({ ...feed, items: [item] })
    expect(text).toContain('<guid isPermaLink="false">56:0x1</guid>')
    expect(text).toContain('<pubDate>Tue, 14 Nov 2023 22:13:20 GMT</pubDate>')
    expect(text).toContain('<lastBuildDate>Tue, 14 Nov 2023 22:13:20 GMT</lastBuildDate>')
    expect(text).toContain('launches.rss?chain=bsc&amp;feature=token" rel="self"')
  })

  it('is well formed whatever somebody calls a token', () => {
    const title = `</title><script>&"'\u0000\u0008\ud800\ufffe`
    const text = formatRss({ ...feed, items: [{ ...item, title }] })
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;&quot;&apos;\ufffd</title>')
  })

  it('without entries has no date', () => {
    expect(formatRss({ ...feed, items: [] })).not.toContain('lastBuildDate')
  })
})
