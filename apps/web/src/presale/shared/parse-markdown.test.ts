import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

describe('parseMarkdown', () => {
  test('reads the blocks that a description may use', () => {
    const text =
      '# Harbour\n\nFirst line\nsecond\n\n- one\n- two\n\n1. a\n2) b\n\n> quoted\n\n---\n```\n<b>\n```'
    expect(parseMarkdown(text).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'rule',
      'code',
    ])
  })

  test('reads bold, italic, code and links within a line', () => {
    const [block] = parseMarkdown('a **b** *c* `d` [e](https://slipway.example/f)')
    expect(block).toEqual({
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'a ' },
        { kind: 'strong', text: 'b' },
        { kind: 'text', text: ' ' },
        { kind: 'emphasis', text: 'c' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'd' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'e', href: 'https://slipway.example/f' },
      ],
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '/presale/list', '//evil'])(
    'leads nowhere but to the web: %s stays text',
    (target) => {
      const [block] = parseMarkdown(`[click](${target})`)
      expect(JSON.stringify(block)).not.toContain('"link"')
    },
  )

  test('keeps markup of a page as words', () => {
    const [block] = parseMarkdown('<img src=x onerror=alert(1)>')
    expect(block).toEqual({
      kind: 'paragraph',
      content: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }],
    })
  })

  test('a bare address ends before the full stop', () => {
    const [block] = parseMarkdown('See https://slipway.example/a.')
    expect(block).toMatchObject({
      content: [{}, { kind: 'link', href: 'https://slipway.example/a' }, { text: '.' }],
    })
  })

  test('an unclosed fence takes the rest, and a long text of opened marks ends', () => {
    expect(parseMarkdown('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }])
    expect(parseMarkdown('[*`'.repeat(1000))).toHaveLength(1)
  })
})
